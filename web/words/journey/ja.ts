import type { JourneyWords } from './en.js';

export const ja: JourneyWords = {
  host: {
    label: 'ホスト',
    contact: 'ご質問がある場合は、{name}にお問い合わせください',
    contactHost: 'ご質問がある場合は、ホストにお問い合わせください',
    privacy: '個人情報の取り扱いについて',
  },
  arrival: {
    instructions: 'チェックイン方法',
    calendar: 'カレンダーに追加',
    event: 'ご宿泊：{place}',
    agreement: '署名済みの契約をダウンロード',
    signed: '署名日：{date}',
  },
  consent: {
    why: '利用目的',
    kept: '保存期間',
    other: 'お客様の選択',
    documentTitle: '本人確認書類の読み取り',
    documentWhy:
      '写真から氏名、生年月日、書類番号を読み取り、予約の内容と照合します。写真と結果はホストに表示されます。',
    documentOther: 'ここで本人確認書類をアップロードする義務はありません。別の方法での確認をホストに依頼できます。',
    faceTitle: 'ご本人であることの確認',
    faceWhy:
      '自撮り写真を選んだ場合、同一人物かどうかを確かめるため、自撮り写真と書類の写真に写った顔の特徴を測定します。この測定値は生体データです。',
    faceOther:
      '代わりに、担当者が本人確認書類を確認することもできます。時間はかかりますが、不利になることはありません。',
    checkTitle: 'この確認への同意',
    checkOther: '同意しないこともできます。その場合、ホストはこの確認なしで判断します。',
    pictures: '写真：{time}。',
    picturesNone: '写真は読み取り後すぐに削除されます。',
    data: '読み取った情報：ご滞在後{time}。',
    face: '測定値：{time}。',
    faceNone: '測定値：最長1日。',
    result: '結果：{time}。',
  },
  signing: {
    hint: '「{name}」のお名前で署名してください。',
    differs: '予約のお名前（{name}）と異なります。この予約について署名する権限がある場合のみ、署名してください。',
  },
  prefilled: 'すでにいただいた情報を入力してあります。内容をご確認ください。',
};
