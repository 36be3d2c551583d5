/** Company words in Han that lists translate instead of transliterating. */
const HAN = `
股份有限公司 co ltd|有限责任公司 co ltd|有限責任公司 co ltd|有限公司 co ltd|公司 company|集团 group|集團 group
科技 technology|技术 technology|技術 technology|电子 electronic|電子 electronic|国际 international|國際 international
贸易 trading|貿易 trading|商贸 trading|商貿 trading|工贸 industry trading|实业 industrial|實業 industrial|工业 industrial|工業 industrial
发展 development|發展 development|开发 development|開發 development|航空 aviation|航运 shipping|航運 shipping|海运 shipping|海運 shipping
船務 shipping|船务 shipping|船舶 ship|物流 logistics|银行 bank|銀行 bank|信息 information|資訊 information
控股 holding|投资 investment|投資 investment|管理 management|咨询 consulting|諮詢 consulting|服务 service|服務 service
供应链 supply chain|供應鏈 supply chain|货运代理 freight forwarding|貨運代理 freight forwarding|货运 freight|貨運 freight|进出口 import export|進出口 import export
机械 machinery|機械 machinery|机床 machine tool|機床 machine tool|设备 equipment|設備 equipment|智能 intelligent|元件 components|元器件 components|零部件 components|配件 parts
新材料 new materials|材料 materials|化工 chemical|化学 chemical|化學 chemical|石油 petroleum|石化 petrochemical|能源 energy|电力 power|電力 power|电气 electric|電氣 electric|电器 electric
钢铁 steel|鋼鐵 steel|金属 metal|金屬 metal|矿业 mining|礦業 mining|建筑 construction|建築 construction|建设 construction|建設 construction|工程 engineering
制造 manufacturing|製造 manufacturing|生产 production|生產 production|研究院 academy|研究所 institute|研究 research|大学 university|大學 university|学院 institute|中心 center
科学院 academy of sciences|科学 science|科學 science|仪器 instruments|儀器 instruments|精密 precision|光电 optoelectronics|光電 optoelectronics|光学 optics|激光 laser
半导体 semiconductor|半導體 semiconductor|微电子 microelectronics|集成电路 integrated circuit|芯片 chip|软件 software|軟件 software|网络 network|網絡 network
通信 communication|通讯 communication|通訊 communication|数据 data|數據 data|计算机 computer|自动化 automation|自動化 automation|系统 systems|系統 systems
航天 aerospace|飞机 aircraft|飛機 aircraft|发动机 engine|發動機 engine|汽车 automobile|汽車 automobile|运输 transport|運輸 transport|旅游 travel|医疗 medical|醫療 medical|医药 pharmaceutical|醫藥 pharmaceutical
生物 biological|食品 food|纺织 textile|紡織 textile|保险 insurance|保險 insurance|证券 securities|金融 finance|基金 fund|协会 association|協會 association|联合 united|聯合 united|通用 general|创新 innovation|創新 innovation
经贸 economic trading|經貿 economic trading|文化 culture|传媒 media|公安局 public security bureau|兵团 corps|会社 company|會社 company
中国 china|中國 china|中华 china|香港 hongkong|澳门 macau|台湾 taiwan|臺灣 taiwan|朝鲜 korea|朝鮮 korea|深圳 shenzhen|上海 shanghai|北京 beijing|天津 tianjin|重庆 chongqing|重慶 chongqing
广州 guangzhou|廣州 guangzhou|东莞 dongguan|東莞 dongguan|武汉 wuhan|長沙 changsha|长沙 changsha|南京 nanjing|苏州 suzhou|蘇州 suzhou|杭州 hangzhou|成都 chengdu|西安 xian|大连 dalian|大連 dalian|青岛 qingdao|青島 qingdao
厦门 xiamen|廈門 xiamen|宁波 ningbo|寧波 ningbo|珠海 zhuhai|佛山 foshan|山东 shandong|山東 shandong|江西 jiangxi|福建 fujian|浙江 zhejiang|江苏 jiangsu|江蘇 jiangsu|广东 guangdong|廣東 guangdong
河北 hebei|河南 henan|湖北 hubei|湖南 hunan|四川 sichuan|陕西 shaanxi|安徽 anhui|辽宁 liaoning|吉林 jilin|内蒙古 inner mongolia|新疆 xinjiang|烟台 yantai|哈尔滨 harbin|黑龙江 heilongjiang|市 city|省 province`;

/** The same in Hangul. */
const HANGUL = `
무역총회사 general trading corporation|무역회사 trading company|총회사 general corporation|주식회사 co ltd|유한회사 llc|합영회사 joint venture company|합작회사 joint venture company|회사 company|총국 general bureau
은행 bank|무역 trading|국제 international|건설 construction|공업 industry|연구소 institute|연구 research|원자력 nuclear|과학원 academy of sciences|과학 science|기술 technology|기계 machinery|전자 electronics|화학 chemical
해운 shipping|해사 maritime|선박 ship|항공 aviation|광업 mining|금속 metal|석탄 coal|보험 insurance|투자 investment|개발 development|경제 economic|대외 external|종합대학 university|대학 university|위원회 committee|전람 exhibition
인민군 peoples army|민주주의인민공화국 democratic peoples republic|공화국 republic|인민 peoples|국가 national|조선 korea|평양 pyongyang`;

/** Longer words first, since they contain shorter ones. */
const TRANSLATED = `${HAN}|${HANGUL}`
  .split(/[|\n]/)
  .filter(Boolean)
  .map((entry) => [entry.slice(0, entry.indexOf(' ')), entry.slice(entry.indexOf(' '))] as const)
  .sort(([one], [other]) => other.length - one.length);

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hangul}]/u;

/**
 * Translates these words of a company name into English. Unless the name is known to be a company's (`ofFirm`), a name
 * without a company word (公司, 회사, …) stays unchanged.
 */
export function translateFirmWords(text: string, ofFirm = false): string {
  if (!(ofFirm ? EAST_ASIAN : /公司|集团|集團|회사|은행|銀行|银行/).test(text)) return text;
  let translated = text;
  for (const [word, english] of TRANSLATED) translated = translated.replaceAll(word, `${english} `);
  return translated;
}
