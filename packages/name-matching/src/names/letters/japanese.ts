import { wordsOfList } from '../tables/words-of-list.js';

/** Common family names of two or three characters, with their reading. Written for this project. */
const FAMILIES = `佐藤 sato 鈴木 suzuki 高橋 takahashi 田中 tanaka 伊藤 ito 渡辺 watanabe 渡邊 watanabe 渡部 watanabe 山本 yamamoto 中村 nakamura
小林 kobayashi 加藤 kato 吉田 yoshida 山田 yamada 佐々木 sasaki 山口 yamaguchi 松本 matsumoto 井上 inoue 木村 kimura
斎藤 saito 斉藤 saito 齋藤 saito 清水 shimizu 山崎 yamazaki 阿部 abe 池田 ikeda 橋本 hashimoto 山下 yamashita 石川 ishikawa
中島 nakajima 前田 maeda 藤田 fujita 小川 ogawa 後藤 goto 岡田 okada 長谷川 hasegawa 村上 murakami 近藤 kondo 石井 ishii
坂本 sakamoto 遠藤 endo 青木 aoki 藤井 fujii 西村 nishimura 福田 fukuda 太田 ota 三浦 miura 藤原 fujiwara 岡本 okamoto
松田 matsuda 中川 nakagawa 中野 nakano 原田 harada 小野 ono 田村 tamura 竹内 takeuchi 金子 kaneko 和田 wada 中山 nakayama
石田 ishida 上田 ueda 森田 morita 柴田 shibata 酒井 sakai 工藤 kudo 横山 yokoyama 宮崎 miyazaki 宮本 miyamoto 内田 uchida
高木 takagi 安藤 ando 谷口 taniguchi 大野 ono 丸山 maruyama 今井 imai 藤本 fujimoto 武田 takeda 村田 murata 上野 ueno
杉山 sugiyama 増田 masuda 平野 hirano 大塚 otsuka 千葉 chiba 久保 kubo 松井 matsui 小島 kojima 岩崎 iwasaki 桜井 sakurai
野口 noguchi 松尾 matsuo 野村 nomura 木下 kinoshita 菊地 kikuchi 菊池 kikuchi 佐野 sano 大西 onishi 杉本 sugimoto 新井 arai
浜田 hamada 市川 ichikawa 古川 furukawa 水野 mizuno 小松 komatsu 島田 shimada 小山 koyama 高野 takano 西田 nishida
山内 yamauchi 菅原 sugawara 西川 nishikawa 久保田 kubota 北村 kitamura 安田 yasuda 五十嵐 igarashi 川口 kawaguchi 平田 hirata
関口 sekiguchi 川崎 kawasaki 飯田 iida 吉川 yoshikawa 本田 honda 中田 nakada 東 azuma 服部 hattori 岩田 iwata 土屋 tsuchiya
樋口 higuchi 永井 nagai 福島 fukushima 秋山 akiyama 川上 kawakami 田口 taguchi 小池 koike 須藤 sudo 大橋 ohashi 石原 ishihara
松岡 matsuoka 望月 mochizuki 荒木 araki 矢野 yano 馬場 baba 松下 matsushita 大久保 okubo 吉村 yoshimura 熊谷 kumagai
小西 konishi 八木 yagi 早川 hayakawa 片山 katayama 黒田 kuroda 堀 hori 尾崎 ozaki 奥村 okumura 岡崎 okazaki 川村 kawamura
小沢 ozawa 大島 oshima 星野 hoshino 内藤 naito 大谷 otani 荒井 arai 松永 matsunaga 中西 nakanishi 榎本 enomoto 吉岡 yoshioka
森本 morimoto 黒木 kuroki 篠原 shinohara 白石 shiraishi 三宅 miyake 石橋 ishibashi 川島 kawashima 児玉 kodama 成田 narita
小田 oda 富田 tomita 福井 fukui 植田 ueda 安倍 abe 安部 abe 岸田 kishida 麻生 aso 小泉 koizumi 福岡 fukuoka 重信 shigenobu
丸岡 maruoka 松村 matsumura 大川 okawa 菊田 kikuta 関根 sekine 平井 hirai 田辺 tanabe 河野 kono 吉野 yoshino 高田 takada
沢田 sawada 西山 nishiyama 津田 tsuda 横田 yokota 田島 tajima 岩本 iwamoto 栗原 kurihara 大石 oishi 久保山 kuboyama
堀内 horiuchi 落合 ochiai 稲垣 inagaki 三上 mikami 広瀬 hirose 足立 adachi 望月 mochizuki 本間 honma 浅野 asano 青山 aoyama
大森 omori 根本 nemoto 小原 ohara 土井 doi 河合 kawai 川田 kawada 相馬 soma 村山 murayama 寺田 terada 西尾 nishio 柳沢 yanagisawa
町田 machida 山中 yamanaka 浅井 asai 入江 irie 天野 amano 大山 oyama 竹田 takeda 瀬戸 seto 神田 kanda 坂井 sakai 戸田 toda
宮田 miyata 宮下 miyashita 牧野 makino 杉浦 sugiura 北川 kitagawa 水谷 mizutani 飯塚 iizuka 大沢 osawa 小倉 ogura 長尾 nagao
森山 moriyama 甲斐 kai 滝沢 takizawa 徳永 tokunaga 金井 kanai 向井 mukai 及川 oikawa 松浦 matsuura 石塚 ishizuka 塚本 tsukamoto`;

/** Given names that are not read by their characters. */
const GIVENS = `太郎 taro 次郎 jiro 二郎 jiro 一郎 ichiro 三郎 saburo 四郎 shiro 五郎 goro 大輔 daisuke 大介 daisuke 大樹 daiki 大輝 daiki 翔太 shota
翔 sho 誠 makoto 明 akira 昭 akira 晃 akira 彰 akira 隆 takashi 孝 takashi 崇 takashi 貴 takashi 剛 tsuyoshi 毅 takeshi 武 takeshi 健 ken
清 kiyoshi 潔 kiyoshi 進 susumu 茂 shigeru 実 minoru 稔 minoru 豊 yutaka 勇 isamu 徹 toru 透 toru 学 manabu 薫 kaoru 修 osamu 治 osamu
浩 hiroshi 博 hiroshi 宏 hiroshi 弘 hiroshi 寛 hiroshi 洋 hiroshi 聡 satoshi 智 satoshi 哲 satoshi 悟 satoru 淳 jun 純 jun 潤 jun 順 jun
勝 masaru 正 tadashi 忠 tadashi 仁 hitoshi 等 hitoshi 均 hitoshi 猛 takeshi 豪 go 亮 ryo 涼 ryo 諒 ryo 遼 ryo 蓮 ren 樹 itsuki 駿 shun 俊 shun
瞬 shun 陸 riku 海 kai 空 sora 歩 ayumu 望 nozomi 恵 megumi 愛 ai 藍 ai 舞 mai 葵 aoi 碧 aoi 遥 haruka 栞 shiori 楓 kaede 桜 sakura 咲 saki
渚 nagisa 光 hikaru 輝 hikaru 静 shizuka 忍 shinobu 操 misao 薫 kaoru 泉 izumi 瞳 hitomi 円 madoka 香 kaori 梓 azusa 茜 akane 緑 midori 綾 aya
彩 aya 文 aya 梢 kozue 雅 miyabi 幸子 sachiko 智子 tomoko 和子 kazuko 美咲 misaki 陽菜 hina 結衣 yui 結愛 yua 花子 hanako 洋子 yoko 陽子 yoko
裕子 yuko 優子 yuko 祐子 yuko 京子 kyoko 恭子 kyoko 恵子 keiko 桂子 keiko 敬子 keiko 慶子 keiko 順子 junko 純子 junko 淳子 junko 幸恵 yukie
房子 fusako 良子 yoshiko 芳子 yoshiko 美子 yoshiko 節子 setsuko 悦子 etsuko 弘子 hiroko 博子 hiroko 浩子 hiroko 明子 akiko 昭子 akiko 秋子 akiko
晶子 akiko 典子 noriko 紀子 noriko 則子 noriko 法子 noriko 信子 nobuko 伸子 nobuko 久子 hisako 寿子 hisako 正子 masako 雅子 masako 昌子 masako
真由美 mayumi 由美子 yumiko 久美子 kumiko 美智子 michiko 直美 naomi 裕美 hiromi 博美 hiromi 明美 akemi 友美 tomomi 智美 tomomi 仁美 hitomi
七海 nanami 大翔 hiroto 悠斗 yuto 悠人 yuto 優斗 yuto 颯太 sota 蒼太 sota 拓海 takumi 匠 takumi 巧 takumi 直人 naoto 直樹 naoki 和也 kazuya
智久 tomohisa 晋三 shinzo 純一郎 junichiro 太一 taichi 翼 tsubasa 昴 subaru 昇 noboru 登 noboru 守 mamoru 衛 mamoru 護 mamoru 要 kaname
司 tsukasa 努 tsutomu 勉 tsutomu 務 tsutomu 力 tsutomu 勤 tsutomu 傑 suguru 優 yu 裕 yutaka 賢 satoshi 敏 satoshi 敦 atsushi 篤 atsushi 厚 atsushi`;

/** Readings of a character in given names: at the start or in the middle, and at the end if it differs there. */
const CHARACTERS = `健 ken 賢 ken 謙 ken 研 ken 建 ken 真 ma shin 由 yu 久 hisa hisa 和 kazu 一 kazu ichi 正 masa 雅 masa 昌 masa 政 masa 将 masa 義 yoshi 吉 yoshi kichi
喜 yoshi 良 yoshi 芳 yoshi 好 yoshi 幸 yuki 雪 yuki 行 yuki 恵 kei e 裕 yu 祐 yu 佑 yu 勇 yu 悠 yu 優 yu 有 yu 友 tomo 直 nao 尚 nao 康 yasu 泰 yasu 靖 yasu
保 yasu 安 yasu 智 tomo 知 tomo 朋 tomo 洋 hiro 浩 hiro 博 hiro 宏 hiro 弘 hiro 広 hiro 寛 hiro 大 dai 陽 yo 達 tatsu 辰 tatsu 竜 ryu 龍 ryu 隆 taka 貴 taka
孝 taka 高 taka 崇 taka 敬 taka 俊 toshi 敏 toshi 利 toshi 年 toshi 寿 toshi 秀 hide 英 hide 哲 tetsu 鉄 tetsu 純 jun 順 jun 淳 jun 信 nobu 伸 nobu 延 nobu
文 fumi 史 fumi 光 mitsu 満 mitsu 春 haru 晴 haru 治 haru ji 千 chi 亜 a 麻 ma 加 ka 佳 ka 香 ka 佐 sa 早 sa 沙 sa 京 kyo 恭 kyo 節 setsu 清 kiyo 勝 katsu 克 katsu
成 nari 茂 shige 重 shige 繁 shige 昭 aki 明 aki 秋 aki 章 aki 彰 aki 晃 aki 晶 aki 道 michi 通 michi 美 mi 実 mi 三 mi zo 子 ko ko 郎 ro ro 朗 ro ro 次 ji ji 二 ji ji
司 shi ji 男 o o 夫 o o 雄 yu o 生 ki o 之 yuki yuki 介 suke suke 助 suke suke 輔 suke suke 太 ta ta 汰 ta ta 人 hito to 斗 to to 仁 jin hito 也 ya ya 哉 ya ya 弥 ya ya
樹 ki ki 希 ki ki 貴 taka ki 紀 nori ki 則 nori 典 nori 憲 nori 範 nori 法 nori 徳 nori 江 e e 枝 e e 代 yo yo 世 yo yo 奈 na na 菜 na na 花 hana ka 華 hana ka
里 ri ri 理 ri ri 莉 ri ri 梨 ri ri 彦 hiko hiko 平 hei hei 吾 go go 悟 go go 馬 ma ma 真 ma ma 緒 o o 織 ori ori 音 ne ne 乃 no no 野 no no 保 yasu ho 帆 ho ho
穂 ho ho 未 mi mi 実 mi mi 海 mi mi 衣 i i 依 i i 愛 ai na 結 yu yu 美 mi mi 絵 e e 恵 kei e 志 shi shi 士 shi shi 史 shi shi 矢 ya ya 夜 ya ya 翔 sho to 昌 masa 慎 shin
進 shin 晋 shin 伸 shin 拓 taku 卓 taku 琢 taku 圭 kei 啓 kei 慶 kei 桂 kei 敬 kei 景 kei 義 yoshi 忠 tada 唯 yui 公 kimi 君 kimi 武 take 剛 take 毅 take 岳 take 丈 take
誠 sei 聖 sei 征 sei 星 sei 総 so 壮 so 颯 so 聡 so 蒼 ao 修 shu 秀 shu 周 shu 元 moto 基 moto 素 moto 幹 miki 富 tomi 登 to 輝 teru ki 照 teru 栄 ei 永 ei 瑛 ei 衛 ei
貞 sada 定 sada 房 fusa 悦 etsu 初 hatsu 静 shizu 鶴 tsuru 豊 toyo 律 ritsu 涼 ryo 亮 ryo 良 ryo 遼 ryo 諒 ryo 怜 rei 玲 rei 礼 rei 麗 rei 瑠 ru 留 ru 琉 ryu 桃 momo 彩 aya
綾 aya 歩 ayu 鮎 ayu 萌 moe 舞 mai 真 ma 茉 ma 万 ma 七 nana 百 yuri 風 fu 楓 fu 冬 fuyu 夏 natsu 葉 yo ha 咲 saki 桜 sakura 祥 sho 章 sho 正 sho 昇 sho 勝 sho 城 ki`;

const pairsOf = (text: string): [string, string][] => {
  const words = wordsOfList(text);
  return words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1]!] as [string, string]] : []));
};

const families = new Map(pairsOf(FAMILIES));
const givens = new Map(pairsOf(GIVENS));
const LONGEST_FAMILY = 3;

const characters = new Map<string, { first: string; last: string }>();
for (const [, character, first, last] of CHARACTERS.matchAll(/(\p{Script=Han}) ([a-z]+)(?: ([a-z]+))?/gu))
  if (!characters.has(character!)) characters.set(character!, { first: first!, last: last ?? first! });

/** The given name as a whole, or read by its characters; null if one of them is in no table. */
function givenOf(written: string): string | null {
  const known = givens.get(written);
  if (known) return known;
  const signs = [...written];
  if (signs.length < 2 || signs.length > 3) return null;
  const read = signs.map((sign, at) => {
    const readings = characters.get(sign);
    return readings && (at === signs.length - 1 ? readings.last : readings.first);
  });
  return read.every((reading) => reading !== undefined) ? read.join('') : null;
}

const NAME = /^([\p{Script=Han}々]+)(?:[\s・　]+)?([\p{Script=Han}々]*)$/u;

/**
 * Family and given name of a Japanese person written in kanji, if both are in the tables; null for any other name, such
 * as one of a Chinese person.
 */
export function japaneseName(text: string): string[] | null {
  const found = NAME.exec(text.trim());
  if (!found) return null;
  const [all, first, second] = [found[1]! + found[2]!, found[1]!, found[2]!];
  const cuts = second ? [first.length] : [LONGEST_FAMILY, 2];
  for (const cut of cuts) {
    const family = cut > 1 || second ? families.get(all.slice(0, cut)) : undefined;
    const given = family && givenOf(all.slice(cut));
    if (given) return [family, given];
  }
  return null;
}
