import type { StepWords } from './en.js';

/** Japanese texts for files, payments and codes. */
export const ja: StepWords = {
  files: {
    choose: 'ファイルを選ぶ',
    replace: '別のファイルを選ぶ',
    remove: 'ファイルを削除',
    sending: 'アップロード中…',
    isThere: 'アップロード済み：{name}',
    takes: '{types}（{n} MBまで）',
    type: '対応していないファイル形式です。{types}をアップロードしてください。',
    large: 'ファイルが{n} MBを超えています。',
    damaged: 'ファイルが破損しているか、不完全です。別のファイルを選んでください。',
    document: '書類',
  },
  deposit: {
    submit: '支払いに進む',
    waits: 'お支払いを待っています。途中で支払いページを離れた場合は、そのページで続けられます。',
    go: '支払いページに進む',
    leaving: '支払いページに移動しています…',
  },
  adults: {
    title: 'ほかの大人の方へのリンク',
    lead: '大人の方にはそれぞれ専用のチェックリストがあります。各自のリンクを送ってください。お客様の入力内容はほかの方には表示されません。',
    done: '完了',
    waiting: '未完了',
    copy: 'リンクをコピー',
    copied: 'リンクをコピーしました。',
    link: '{name}様用のリンク',
    none: 'このリンクはホストによって無効にされました。',
  },
  codes: {
    send: 'コードを送信',
    again: 'コードを再送信',
    sent: '{to}にコードを送信しました。有効期限は{n}分です。',
    label: 'コード',
    confirm: '確認',
    confirmed: '確認済み',
    wrong: 'コードが正しくないか、有効期限が切れています。',
    notSent: 'コードを送信できませんでした。入力内容を確認し、1分ほどしてからもう一度お試しください。',
    noMobile: 'コードを送信できるのは携帯電話番号のみです。携帯電話番号を入力してもう一度お試しください。',
    tooMany: 'コードの送信回数が多すぎます。後でもう一度お試しください。',
    needed: '{field}：送信されるコードで確認してください。',
  },
};
