import { wordsOfList } from '../tables/words-of-list.js';
import { isJapanese, japaneseReadings } from './japanese-readings.js';

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

/** Common given names with their most usual reading. */
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

const pairsOf = (text: string): [string, string][] => {
  const words = wordsOfList(text);
  return words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1]!] as [string, string]] : []));
};

const families = new Map(pairsOf(FAMILIES));
const givens = new Map(pairsOf(GIVENS));
/** Numbers of characters. */
const LONGEST_FAMILY = 4;
const LONGEST_GIVEN = 4;

/** Family names of one character that are as common in China or Korea. */
const CHINESE = new Set(
  '王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何高林罗羅郑鄭梁谢謝宋唐许許韩韓邓鄧冯馮曹彭曾肖蕭田董潘袁蔡蒋蔣余于杜叶葉程魏苏蘇吕呂丁任卢盧姚沈钟鍾姜崔谭譚陆陸范汪廖石金韦韋贾賈夏付方邹鄒熊白孟秦邱侯江尹薛阎雷龙龍史陶贺毛段郝顾龔邵万萬覃武钱錢戴严嚴莫孔向常汤湯康易安',
);

/** Readings per name: further ones are rare, and each makes the name like more of others. */
const READINGS = 4;

const readingsOf = (kind: 'families' | 'givens', written: string, usual: string | undefined): string[] => {
  const read = japaneseReadings(kind, written, READINGS);
  return usual === undefined ? read : [...new Set([usual, ...read])].slice(0, READINGS);
};

/** A part of a Japanese name as written, with its readings, the likeliest first. */
export interface JapanesePart {
  written: string;
  readings: string[];
}

function partOf(kind: 'families' | 'givens', written: string): JapanesePart {
  return { written, readings: readingsOf(kind, written, (kind === 'families' ? families : givens).get(written)) };
}

const isFamily = (written: string) => families.has(written) || isJapanese('families', written);
const isGiven = (written: string) => givens.has(written) || isJapanese('givens', written);

/** Number of characters of nearly all Chinese and Korean names. */
const CHINESE_AT_MOST = 3;

/** Whether the name may be one of a Chinese or Korean person: of a character that is a common family name there. */
const mayBeChinese = (all: string) => CHINESE.has([...all][0]!);

/** Without a space: both parts are in the tables, and the name does not look like one of another country. */
function mayBeCut(all: string, cut: number): boolean {
  const [family, given] = [all.slice(0, cut), all.slice(cut)];
  if (!isFamily(family) || !isGiven(given)) return false;
  if (cut > 1 && all.length > CHINESE_AT_MOST) return true;
  return !mayBeChinese(all) || (families.has(family) && givens.has(given));
}

const CUTS = [3, 2, 1];

/** Position of the given name in a name without a space. Of a person's long name, the family name is sufficient. */
function cutWithin(all: string, sure: boolean): number | null {
  const known = CUTS.find((cut) => cut < all.length && mayBeCut(all, cut));
  const isLong = sure && all.length > CHINESE_AT_MOST && all.length <= LONGEST_FAMILY + LONGEST_GIVEN;
  return known ?? (isLong ? CUTS.find((cut) => cut > 1 && isFamily(all.slice(0, cut))) : null) ?? null;
}

/** The same in a name with a space: a known family name, or a longer one of any characters with a reading. */
function spacedCut(family: string, given: string, sure: boolean): number | null {
  if (!sure && !(isFamily(family) && isGiven(given))) return null;
  const isRead = family.length === 1 ? isFamily(family) : family.length <= LONGEST_FAMILY;
  return isRead && given.length <= LONGEST_GIVEN ? family.length : null;
}

export interface JapaneseName {
  family: JapanesePart;
  given: JapanesePart;
  /** Whether it is more likely the name of a Chinese person. */
  mayBeChinese: boolean;
}

const NAME = /^([\p{Script=Han}々]+)(?:[\s・　]+)?([\p{Script=Han}々]*)$/u;

/**
 * Family and given name of a Japanese person written in kanji; null for any other name, such as one of a Chinese person.
 * A name that need not be a person's (`sure` is false) is read only if both parts are in the tables.
 */
export function japaneseName(text: string, sure: boolean): JapaneseName | null {
  const found = NAME.exec(text.trim());
  if (!found) return null;
  const [all, first, second] = [found[1]! + found[2]!, found[1]!, found[2]!];
  const cut = second ? spacedCut(first, second, sure) : cutWithin(all, sure);
  if (cut === null) return null;
  const [family, given] = [partOf('families', all.slice(0, cut)), partOf('givens', all.slice(cut))];
  if (family.readings.length === 0 || given.readings.length === 0) return null;
  return { family, given, mayBeChinese: cut === 1 && mayBeChinese(all) && !isGiven(given.written) };
}
