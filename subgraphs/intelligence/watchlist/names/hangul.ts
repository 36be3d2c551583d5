/** How persons spell the syllables that the official romanisation writes in another way. */
const USUAL = new Map(
  Object.entries({
    ...{ gim: 'kim', i: 'ri', yi: 'ri', bak: 'pak', choe: 'choe', jeong: 'jong', jeon: 'jon', jo: 'jo', gang: 'kang' },
    ...{
      eun: 'un',
      eon: 'on',
      yeong: 'yong',
      gyeong: 'kyong',
      gyu: 'kyu',
      geun: 'kun',
      gil: 'kil',
      gi: 'ki',
      guk: 'kuk',
    },
    ...{
      gwang: 'kwang',
      gwon: 'kwon',
      gu: 'ku',
      go: 'ko',
      seong: 'song',
      seok: 'sok',
      seung: 'sung',
      seo: 'so',
      hyeon: 'hyon',
    },
    ...{
      hyeok: 'hyok',
      hyeong: 'hyong',
      cheol: 'chol',
      cheon: 'chon',
      baek: 'paek',
      bong: 'pong',
      beom: 'pom',
      byeong: 'pyong',
    },
    ...{
      dong: 'tong',
      deok: 'tok',
      dae: 'tae',
      do: 'to',
      myeong: 'myong',
      yeon: 'yon',
      yeol: 'yol',
      heon: 'hon',
      heung: 'hung',
    },
    ...{ ryeong: 'ryong', geon: 'kon', gap: 'kap', gong: 'kong', eok: 'ok', u: 'u', im: 'rim', no: 'ro', na: 'na' },
  }),
);

/** The usual spelling of one syllable; the syllable itself where there is no other. */
export const romanSyllable = (syllable: string): string => USUAL.get(syllable) ?? syllable;
