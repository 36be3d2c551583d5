const lists = (text) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((half) => half.trim().split(/\s+/)));

/** Given names | family names, one culture per line. */
const PARTS = lists(`
oliver amelia harry isla noah freya callum megan gareth rhys bronwen alistair fiona hamish eilidh nigel tamsin | whitcombe harrington ashdown pemberton llewellyn mackintosh sutherland thornbury hargreaves braithwaite lockwood penrose dunmore fairclough
ethan madison logan brooklyn tyler ashley brandon kayla austin savannah dylan paige hunter morgan cody | henderson whitaker caldwell mcallister lundquist stratton holloway pruitt vandermeer kowalczyk brewster delgado ferraro goldfarb
lucas emma hugo chloe mathis manon theo camille baptiste elodie gaspard oceane quentin maelys | lefebvre marchand delacroix beaumont chevallier fontaine moreau rousseau guillaumin perrault bellanger thibault
leon mia finn lena jonas hannah maximilian sophie lukas johanna felix katharina ruediger annegret | hoffmeister brandt zimmermann kaltenbach lindner scholz vogelsang ruppert dietrich oberhauser schwarzkopf wiesner
matteo giulia lorenzo chiara alessandro martina davide federica simone ilaria gianluca | bianchi marchetti colombo santoro ferretti galli lombardi montanari esposito caruso vitale
hugo lucia martin paula adrian carmen alvaro noelia gonzalo rocio iker leire pablo daniela mateo valentina santiago camila | navarro castellanos ibarra quintana zabaleta montoya arteaga villanueva cifuentes escalante bustamante figueroa carranza
joao beatriz tiago ines goncalo matilde thiago larissa rafaela gustavo leticia renan | carvalho figueiredo azevedo teixeira nogueira cavalcanti drummond bittencourt sampaio moreira
jan zuzanna kacper oliwia mateusz wiktoria bartosz agnieszka piotr malgorzata | kowalewski wisniewska zielinski dabrowska lewandowski mazurek szymczak wojciechowski krawczyk
artem polina kirill darya timofey ksenia roman alina stepan vera matvei uliana | belousov tikhonova rogozhkin shchukina zaitsev lapteva gromyko starikov nesterova kuzmin plotnikov bogdanova
oleksii solomiia taras zlata ostap nadiia bohdan ruslana | shevchuk kravchenko bondarenko tymoshenko lysenko hrytsenko melnyk polishchuk
yusuf elif mehmet zeynep emre defne burak ayse cem nazli kaan | yildirim ozturk demirtas kaya celik aydin sahin korkmaz arslan tekin
omar layla karim nour ziad rania tarek dina samir hala walid salma fadi mona | khoury haddad nassif mansour sabbagh tawil ghanem bishara hijazi shaheen darwish qabbani
amine yasmine mehdi khadija rachid naima soufiane houda brahim zineb | benali bouazza el-amrani tazi cherkaoui belkacem hamdaoui boudiaf meziane ouali
ali zahra reza mina hossein parisa arash shirin kaveh nasrin | hosseini karimi rahimi tehrani shirazi esfahani farahani mokhtari ghorbani jafari
muhammad ayesha bilal fatima hamza sana usman hira imran mehwish asad | qureshi chaudhry malik butt siddiqui mirza bhatti awan niazi gilani khattak
aarav ananya rohan priya vikram kavya arjun meera sanjay divya karthik lakshmi | sharma iyer banerjee deshmukh reddy nair chatterjee agarwal kulkarni menon bhattacharya joshi
wei fang jing lei yan min tao hui xin yu jun ling mei hao zihan yichen | zhang chen liu yang zhao huang zhou xu sun zhu gao lin guo luo liang
haruto yui sota hina ren sakura kaito aoi takumi misaki hiroshi keiko | tanaka watanabe ito nakamura kobayashi yoshida yamaguchi matsumoto inoue kimura hayashi shimizu
minjun seoyeon jiho jiwoo hyunwoo soojin taeyang eunji donghyun yuna sangwoo | kim lee park choi jung kang cho yoon jang lim shin
anh linh minh huong duc thao tuan ngoc hoang lan quang phuong | nguyen tran pham vo dang bui do ngo duong ly
juan maria jose angelica mark kristine jericho maricel rodel jasmine | dela_cruz reyes bautista ocampo villareal pascual salonga magsaysay
putri budi dewi agus siti rizky wulan eko ratna hendra | santoso wijaya kusuma hidayat nugroho setiawan pratama lestari
chinedu ngozi emeka adaeze oluwaseun folake tunde yetunde ifeanyi amaka | okonkwo adeyemi balogun eze okafor adebayo nwosu ogunleye obi
kwame ama kofi akosua yaw abena thabo naledi sipho nomvula | mensah owusu boateng asante osei dlamini nkosi mokoena khumalo
abdi hodan mohamed amina yonas selam dawit hirut tesfaye liya | warsame farah osman jama bekele tadesse gebremariam haile alemu
erik astrid lars ingrid magnus sigrid mikko aino bjorn solveig | johansson nilsson lindqvist haugen virtanen korhonen sorensen bergstrom eriksen
noam tamar eitan noa yael avi shira ronen | cohen mizrahi friedman peretz katz shapiro azoulay ben-david
giorgos eleni nikos katerina dimitris vasiliki yannis | papadopoulos vlahos antoniou georgiou nikolaidis makris
`);

const title = (word) => word.replaceAll('_', ' ').replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());

/** People of many cultures, combined from parts; one in four has a second given name. Each has a birth date. */
export function strangers(random, count) {
  const made = new Map();
  while (made.size < count) {
    const [given, family] = random.of(PARTS);
    const first = random.of(given);
    const second = random.of(given);
    const names = [first, ...(random.below(4) === 0 && second !== first ? [second] : []), random.of(family)];
    const day = `${1948 + random.below(57)}-${String(1 + random.below(12)).padStart(2, '0')}-${String(1 + random.below(28)).padStart(2, '0')}`;
    made.set(names.map(title).join(' '), day);
  }
  return [...made].map(([name, birthDate]) => ({ name, birthDate }));
}

/** Company words | business words | legal forms, one culture per line; `FAMILY` stands for one of its family names. */
const FIRMS = lists(`
golden silver blue northern eastern royal crown summit harbour river cedar oak falcon lion eagle star sun ocean pacific atlantic alpha delta omega prime first united modern bright clear grand king stone bridge FAMILY FAMILY | trading shipping logistics general_trading engineering consulting energy oil_and_gas petrochemical steel electronics construction foods medical textile investment holding marine_services aviation real_estate tourism | llc ltd limited inc corp plc company co_ltd group
FAMILY FAMILY nord rhein alpen elbe donau adler stern | technik handels maschinenbau logistik energie bau immobilien elektronik transport | gmbh ag kg gmbh_and_co_kg
FAMILY FAMILY del_norte del_sur el_sol la_luna los_pinos san_miguel santa_rosa monte_verde rio_grande | inversiones comercializadora transportes constructora agropecuaria inmobiliaria servicios distribuidora exportadora | s.a. s.a._de_c.v. ltda. s.a.s. s._de_r.l. c.a.
FAMILY belle_vue soleil lumiere horizon atlantique mistral | entreprise transport construction import_export immobiliere energie | sarl s.a. sas
berezka sever zarya raduga vostok orion sokol granit mayak start luch volga neva taiga sibir ural polyus | torgovaya_kompaniya nauchno_proizvodstvennoe_predpriyatie stroitelnaya_kompaniya zavod npo nii gruppa_kompaniy energiya transport elektronika konstruktorskoe_byuro | ooo ao pao zao
anadolu yildiz deniz bosfor kartal marmara ege FAMILY FAMILY | dis_ticaret insaat denizcilik lojistik elektronik gida tekstil havacilik | ltd_sti a.s. sanayi_ve_ticaret_a.s.
al_noor al_salam al_amal al_fajr al_madina al_nakheel al_rayan al_waha FAMILY FAMILY | general_trading shipping petroleum_services contracting exchange_company for_import_and_export transport | llc est. co. fze s.a.l.
pars sepehr arya iran_zamin kavir damavand aftab tolou mehr FAMILY | petrochemical sanat steel bazargani engineering shipping energy | company co. pjs
shenzhen guangzhou shanghai beijing wuhan dalian qingdao hong_kong | hengda_technology xinyuan_electronics huatai_trading jinlong_international jiahe_logistics yuanda_industrial mingda_semiconductor tianyi_shipping | co_ltd limited co_limited
FAMILY FAMILY sri_ganesh bharat himalaya deccan ganga | exports pharma textiles steels infotech agro_industries | pvt_ltd limited
`);

const spoken = (word) => title(word.replaceAll('_', ' '));

/** Fictitious companies: name, business, legal form; one in three without legal form. */
export function strangeFirms(random, count) {
  const families = PARTS.map(([, family]) => family);
  const made = new Set();
  while (made.size < count) {
    const [called, does, forms] = random.of(FIRMS);
    const word = random.of(called);
    const name = word === 'FAMILY' ? random.of(random.of(families)) : word;
    const second =
      random.below(3) === 0 ? ` ${spoken(random.of(called.filter((one) => one !== 'FAMILY' && one !== word)))}` : '';
    const form = random.below(3) > 0 ? ` ${random.of(forms).replaceAll('_', ' ').toUpperCase()}` : '';
    made.add(`${spoken(name)}${second} ${spoken(random.of(does))}${form}`);
  }
  return [...made].map((name) => ({ name }));
}
