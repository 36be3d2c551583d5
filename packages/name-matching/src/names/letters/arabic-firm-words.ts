/**
 * Company words in Arabic script that lists translate: Arabic, then Persian. Entries of a line are separated by bars.
 */
const TRANSLATED = `
شركة company|شركات companies|مؤسسة foundation|مصرف bank|بنك bank|بانك bank|مجموعة group|تجارة trading|تجاري commercial|تجارية commercial
عامة general|عام general|محدودة limited|مسؤولية limited|ذات limited|مساهمة company|صناعة industry|صناعات industries|صناعي industrial|صناعية industrial
نفط oil|نفطية oil|غاز gas|بترول petroleum|طيران aviation|خطوط lines|جوية air|نقل transport|شحن shipping|ملاحة shipping|بحري marine|بحرية marine
استيراد import|تصدير export|مقاولات contracting|هندسة engineering|هندسية engineering|بناء construction|انشاءات construction|انشائية construction
استثمار investment|استثمارات investments|تطوير development|تنمية development|خدمات services|امن security|امني security|امنية security
حماية protection|حراسة guarding|حراسات guarding|حرسات guarding|صرافة exchange|حوالة exchange|حوالات exchange|صيرفة exchange|تامين insurance|مالية financial|مالي financial
قابضة holding|دولية international|دولي international|عالمية international|عالمي international|وطنية national|وطني national|متحدة united|حديثة modern
عربية arab|عربي arab|اسلامية islamic|اسلامي islamic|سورية syrian|لبنانية lebanese|عراقية iraqi|ليبية libyan|يمنية yemeni|مصرية egyptian
فلسطينية palestinian|فلسطيني palestinian|ايرانية iranian|سعودية saudi|تونسية tunisian|مغربية moroccan|جزائرية algerian|سودانية sudanese|تركية turkish|روسية russian
عراق iraq|سوريا syria|لبنان lebanon|ليبيا libya|يمن yemen|مصر egypt|فلسطين palestine|ايران iran|تونس tunisia|جزائر algeria|سودان sudan|صومال somalia|باكستان pakistan|افغانستان afghanistan
مركز center|مكتب office|معهد institute|جامعة university|كلية college|مدرسة school|مستشفى hospital|اكاديمية academy|وزارة ministry|هيئة authority|ادارة administration
لجنة committee|مجلس council|اتحاد union|جمعية association|حركة movement|حزب party|جبهة front|جيش army|قوات forces|كتيبة battalion|كتائب brigades|لواء brigade
فرقة division|فيلق corps|تنظيم organization|منظمة organization|دولة state|ثورة revolution|حرس guard|ثوري revolutionary|مسلحة armed|مقاتلة fighting|شعبي popular|شعبية popular|ديمقراطية democratic
مقاومة resistance|تحرير liberation|خيرية charity|خيري charity|اغاثة relief|انسانية humanitarian|شهيد martyr|شهداء martyrs|اعلام media|اعلامية media|صحافة press|تلفزيون television|اذاعة radio
فضائية satellite|اتصالات telecommunications|الكترونيات electronics|الكترونية electronic|تكنولوجيا technology|تقنية technology|معلومات information|كهرباء electricity|كهربائية electric|طاقة energy
معادن metals|حديد steel|اسمنت cement|كيماوية chemical|كيميائية chemical|ادوية pharmaceutical|دوائية pharmaceutical|طبية medical|غذائية food|مواد materials|زراعية agricultural|عقارية real estate|عقارات real estate
سياحة tourism|سفر travel|فنادق hotels|فندق hotel|سيارات cars|مصنع factory|معمل plant|محطة station|منطقة zone|حرة free|ذهب gold|مجوهرات jewelry|شبكة network|حدود borders|شرق east|غرب west|شمال north|جنوب south|اوسط middle
شرکت company|گروه group|صنایع industries|صنعت industry|صنعتی industrial|سازمان organization|بنیاد foundation|تحقیقات research|تحقیقاتی research|پژوهش research|پژوهشی research|پژوهشگاه research institute|پژوهشکده research institute
دانشگاه university|موسسه institute|توسعه development|نفت oil|نفتی oil|گاز gas|پتروشیمی petrochemical|پالایش refining|پالایشگاه refinery|فولاد steel|سیمان cement|کشتیرانی shipping|کشتی ship|هواپیمایی airlines|هواپیما aircraft|هواپیماسازی aircraft manufacturing
هوایی air|هوافضا aerospace|فضایی space|دریایی marine|بازرگانی trading|تجارت trade|تجاری commercial|صادرات export|واردات import|سرمایه investment|بیمه insurance|صرافی exchange|مهندسی engineering|ساختمان construction|ساختمانی construction|ساخت construction
طراحی design|الکترونیک electronics|ارتباطات communications|مخابرات telecommunications|فناوری technology|اطلاعات information|نیروی force|نیروهای forces|انرژی energy|اتمی atomic|هسته nuclear
سپاه corps|پاسداران guard|انقلاب revolutionary|جمهوری republic|اسلامی islamic|وزارت ministry|دفاع defense|پشتیبانی support|مسلح armed|پلیس police|امنیت security|انتظامی law enforcement|فرماندهی command|قرارگاه headquarters|ستاد headquarters|کمیته committee
شبکه network|رسانه media|حمل transport|شیمیایی chemical|دارو pharmaceutical|دارویی pharmaceutical|پزشکی medical|کشاورزی agriculture|معدن mining|معدنی mining|خودرو automobile|قطعات parts|ماشین machine|تولید production|تولیدی production
تعاون cooperative|تعاونی cooperative|ملی national|المللی international|خصوصی private|مسئولیت limited|محدود limited|خودکفایی self sufficiency|مقررات regulatory|زندان prison|دادگاه court|شهدای martyrs|خلیج gulf|خاورمیانه middle east|منطقه zone|سایبری cyber|سایبرى cyber|لیمیتد limited|لمتد limited|کمپنی company|گروپ group`;

/** Legal forms as letters, separated by dots or spaces. */
const FORMS: [RegExp, string][] = [
  [/(?<!\p{L})(?:ذ[. ]+م[. ]+م|ش[. ]+م[. ]+م|م[. ]+م)(?!\p{L})/gu, ' llc '],
  [/(?<!\p{L})(?:م[. ]+م[. ]+ح|ش[. ]+م[. ]+ح)(?!\p{L})/gu, ' fze '],
  [/(?<!\p{L})ش[. ]+م[. ]+ل(?!\p{L})/gu, ' sal '],
];

/** Replaces the legal form in a company name by its Latin letters. */
export const withLatinForms = (text: string): string =>
  FORMS.reduce((read, [letters, form]) => read.replace(letters, form), text);

/** The table, keyed by the output of `plainOf`. */
export const readFirmWords = (plainOf: (word: string) => string): ReadonlyMap<string, string> =>
  new Map(
    TRANSLATED.trim()
      .split(/[|\n]/)
      .map((entry) => {
        const at = entry.indexOf(' ');
        return [plainOf(entry.slice(0, at)), entry.slice(at + 1)] as const;
      }),
  );
