import { FIRM_PARTICLES } from './firm-words.js';
import { wordsOfList } from './words-of-list.js';

/** Titles, which do not identify a person and are dropped. Those that are also names are in `TITLES_AND_NAMES`. */
export const TITLES: ReadonlySet<string> = new Set(
  wordsOfList(`mr mrs ms miss mister mme mlle monsieur madame mademoiselle herr frau fraulein dr doctor prof professor
    sr sra senor senora senorita dott dottor dottore ing eng engineer dipl phd md esq sir dame lord lady rev reverend
    father hon honourable honorable excellency gen general maj lt lieutenant col colonel brig brigadier capt captain sgt
    sergeant cmdr commander adm admiral marshal ambassador minister president jr junior iii phil mag mgr`),
);

/**
 * Titles that are also ordinary family or given names, checked against the sanctioned people of the US, UN and EU
 * lists: treated as titles only in front of a complete name.
 */
export const TITLES_AND_NAMES: ReadonlySet<string> = new Set(
  wordsOfList(`lord lady dame sir herr doctor eng engineer ing professor father general gen marshal captain col colonel
    commander maj mag phil hon md junior senior minister president reverend rev`),
);

/** Titles that are often part of a name: kept with the weight of a particle. They may also be names, as above. */
export const SOFT_TITLES: ReadonlySet<string> = new Set(
  wordsOfList(
    `sheikh saiyed shaikh shaykh sheik cheikh haji hajji hajj hadji alhaj alhaji mullah mulla mollah molla maulavi mawlawi
    maulvi molvi moulavi maulawi maulwi mawlavi mawlvi moulvi mowlawi molawi mawlana maulana qari hafiz hafez sayyid sayyad sayed syed seyed seyyed sayyed said sidi ustad ustadh
    ayatollah imam emir amir prince princess king queen don dona baron count graf shri sri smt khan bey bek agha aga
    hojjatoleslam hojatoleslam commandant comandante father brother sister master major
    pope bishop duke duchess earl lama rabbi judge`.replace(/ said | khan | amir /g, ' '),
  ),
);

/** Small words between and before names. */
export const PARTICLES: ReadonlySet<string> = new Set(
  wordsOfList(`al el ul ur ud ad as az ar an at ash ez es er ed il ibn bin ben bint binti binte bent ould wuld ag
    de da do dos das del della dello di du des la le las los lo van von der den dem ten ter te zu zum zur vom af av
    of the and y e i und et ve da oglu ogly ogli oghlu kyzy kizi qizi gyzy ap mac mc o a zada zadeh binti d l
    als aka dit`),
);

/**
 * Particles that stay particles after a name: Turkic patronymics, the Arabic article and "son of", connecting words.
 * Any other particle there is a family name, as in "Stephen Lo" or "Minh Do".
 */
export const PARTICLES_BEHIND: ReadonlySet<string> = new Set(
  wordsOfList(`oglu ogly ogli oghlu kyzy kizi qizi gyzy zada zadeh al el ul ur ud ad as az ar ash es er ed il ibn bin bint
    binti binte bent ould wuld of the and und et y e i als aka dit d l o`),
);

/** Particles that are also monosyllabic given or family names: before a single name they are names. */
export const PARTICLES_AND_NAMES: ReadonlySet<string> = new Set(wordsOfList(`an ben bin den di do du la le lo te van`));

/** Halves that are names at the end. */
export const HALVES_AND_NAMES: ReadonlySet<string> = new Set(wordsOfList(`abdi abdu abbo san santa saint`));

/** Halves of names that have little meaning alone: father of, mother of, servant, faith. They have a medium weight. */
export const HALVES: ReadonlySet<string> = new Set(
  wordsOfList(`abu abou abo aboo abi umm um abd abdul abdel abdal abdoul abdol abdu abdou din deen eddin eddine uddin ullah
    allah santa san saint st`),
);

/** The same within company names. */
export const BETWEEN_FIRM_WORDS: ReadonlySet<string> = new Set(wordsOfList(FIRM_PARTICLES));

/** Countries and places of trade that companies add to their names for a branch, in English and Spanish. */
export const PLACES: ReadonlySet<string> = new Set(
  wordsOfList(`germany german france french italy italian spain spanish uk britain british usa america american canada mexico
    cuba colombia venezuela ecuador peru brazil panama chile argentina turkey turkish turkiye russia russian ukraine
    belarus iran iranian iraq iraqi syria syrian lebanon lebanese egypt egyptian jordan libya libyan sudan yemen oman
    qatar kuwait bahrain dubai emirates uae saudi arabia pakistan afghanistan india indian china chinese hongkong taiwan
    korea korean dprk japan vietnam thailand malaysia singapore indonesia asia europe european africa armenia azerbaijan
    georgia kazakhstan uzbekistan kyrgyzstan tajikistan cyprus malta greece bulgaria romania serbia poland austria
    switzerland swiss belgium netherlands luxembourg nigeria kenya ghana somalia congo zimbabwe algeria tunisia morocco
    nicaragua honduras guatemala sharjah istanbul moscow tehran damascus beirut baghdad
    beijing shanghai shenzhen guangzhou dalian wuhan tianjin qingdao ningbo hangzhou suzhou nanjing chengdu chongqing
    xian xiamen yiwu zhejiang jiangsu guangdong shandong fujian hubei hunan hebei henan sichuan macau pyongyang petersburg
    london paris berlin vienna geneva zurich madrid barcelona rome milan athens warsaw prague budapest bucharest sofia
    belgrade minsk kiev kyiv tallinn riga vilnius tbilisi yerevan baku almaty astana tashkent bishkek dushanbe ashgabat
    kabul kandahar karachi lahore islamabad delhi mumbai dhaka colombo bangkok hanoi jakarta manila tokyo osaka seoul
    bogota cali medellin caracas quito lima havana managua tijuana guadalajara culiacan cairo tripoli khartoum nairobi
    lagos accra kinshasa harare mogadishu riyadh jeddah doha muscat sanaa amman aleppo homs basra mosul erbil gaza
    ankara izmir isfahan esfahan shiraz tabriz mashhad`),
);
