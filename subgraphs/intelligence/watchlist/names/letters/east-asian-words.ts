/** Words of firms' names in Han and Hangul that lists translate instead of transliterating them; longer ones first. */
const TRANSLATED: [string, string][] = `
股份有限公司 co ltd|有限责任公司 co ltd|有限責任公司 co ltd|有限公司 co ltd|公司 company|集团 group|集團 group
科技 technology|技术 technology|技術 technology|电子 electronic|電子 electronic|国际 international|國際 international
贸易 trading|貿易 trading|商贸 trading|实业 industrial|實業 industrial|工业 industrial|工業 industrial|发展 development
發展 development|航空 aviation|航运 shipping|海運 shipping|船務 shipping|物流 logistics|银行 bank|銀行 bank|信息 information
香港 hongkong|深圳 shenzhen|上海 shanghai|北京 beijing|广州 guangzhou|东莞 dongguan|武汉 wuhan|长沙 changsha|山东 shandong
江西 jiangxi|新疆 xinjiang|烟台 yantai|哈尔滨 harbin|黑龙江 heilongjiang|市 city|省 province
무역회사 trading company|총회사 general corporation|회사 company|은행 bank|조선 korea|무역 trading`
  .split(/[|\n]/)
  .filter(Boolean)
  .map((entry) => [entry.slice(0, entry.indexOf(' ')), entry.slice(entry.indexOf(' '))]);

/** A text of a firm's name with those words in English; a name without a word of a firm (公司, 회사, …) is left alone. */
export function translateFirmWords(text: string): string {
  if (!/公司|集团|集團|회사|은행|銀行|银行/.test(text)) return text;
  let translated = text;
  for (const [word, english] of TRANSLATED) translated = translated.replaceAll(word, `${english} `);
  return translated;
}
