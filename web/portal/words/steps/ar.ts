import type { StepWords } from './en.js';

/** The texts of files, payments, codes and of what is wrong with pictures, in Arabic. */
export const ar: StepWords = {
  files: {
    choose: 'اختر ملفًا',
    replace: 'اختر ملفًا آخر',
    remove: 'اسحب الملف',
    sending: 'جارٍ إرسال الملف …',
    isThere: 'وصل: {name}',
    takes: 'يُقبل {types}، حتى {n} ميغابايت.',
    type: 'هذا النوع من الملفات غير مقبول هنا. أرسل {types}.',
    large: 'الملف أكبر من {n} ميغابايت.',
    damaged: 'الملف تالف أو ناقص. اختر ملفًا آخر.',
    document: 'وثيقة',
  },
  deposit: {
    waits: 'ننتظر دفعتك. إذا غادرت صفحة الدفع قبل النهاية يمكنك المتابعة هناك.',
    go: 'إلى صفحة الدفع',
    leaving: 'تنتقل إلى صفحة شركة الدفع.',
  },
  adults: {
    title: 'روابط للآخرين',
    lead: 'يطلب مضيفك شيئًا من كل بالغ. أعطِ كل واحد رابطه الخاص؛ لا يرى أحد ما كتبته أنت.',
    done: 'تم',
    waiting: 'لم يتم بعد',
    copy: 'نسخ الرابط',
    copied: 'نُسخ الرابط.',
    link: 'رابط {name}',
    none: 'سحب مضيفك هذا الرابط.',
  },
  codes: {
    send: 'أرسل لي رمزًا',
    again: 'أرسل رمزًا آخر',
    sent: 'أُرسل رمز إلى {to}. وهو صالح لمدة {n} دقيقة.',
    label: 'الرمز الذي وصلك',
    confirm: 'تأكيد',
    confirmed: 'تم التأكيد',
    wrong: 'هذا الرمز غير صحيح أو انتهت صلاحيته.',
    notSent: 'تعذر إرسال الرمز. راجع ما أدخلته وحاول بعد دقيقة.',
    tooMany: 'طُلبت رموز كثيرة. انتظر قليلًا.',
    needed: '{field}: أكّده أولًا بالرمز الذي نرسله إليك.',
  },
};
