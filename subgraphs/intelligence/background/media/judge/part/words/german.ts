import type { Words } from '../word-classes.js';

/** German words by class, without umlauts. Written for this project. */
export const GERMAN: Words = {
  'convicted.part':
    'verurteilt verurteilte+mann schuldig+gesprochen fur+schuldig+befunden inhaftiert eingesperrt bestraft rechtskraftig+verurteilt vorbestraft verdonnert schuldig+befunden abgeurteilt uberfuhrt+und+verurteilt',
  'convicted.act':
    'verurteilt verurteilte verurteilten spricht+*+schuldig sprach+*+schuldig schickt+*+ins+gefangnis schickte+*+ins+gefangnis verdonnerte verdonnert',
  'convicted.bare': 'verurteilen',
  'charged.part':
    'angeklagt beschuldigt bezichtigt ausgeliefert angezeigt vor+gericht+gestellt vorgeworfen belastet angelastet angeschuldigt',
  'charged.act':
    'beschuldigt beschuldigte klagt+*+an klagte+*+an wirft+@ warf+@ wirft+ihm warf+ihm wirft+ihr warf+ihr werfen+ihm werfen+ihr werfen+@ legt+@ legt+ihm legt+ihr bezichtigte bezichtigt lastet lasten',
  'arrested.part':
    'verhaftet festgenommen gefasst geschnappt in+gewahrsam+genommen in+untersuchungshaft+genommen gesucht abgefuhrt ertappt erwischt uberfuhrt aufgegriffen inhaftiert gestellt+werden aufgespurt dingfest+gemacht uberwaltigt+und+festgenommen dem+haftrichter+vorgefuhrt dem+ermittlungsrichter+vorgefuhrt zur+fahndung+ausgeschrieben',
  'arrested.act':
    'verhaftet verhaftete verhafteten nimmt+@+fest nahm+@ nahm+die+polizei+@ nahmen+*+@ nahmen+@ fahndet+nach fahnden+nach sucht+nach suchen+nach sucht+@ suchen+@ nahmen+ihn nahm+ihn nahm+sie+fest fasst fasste fassten stellte+@ uberfuhrte schnappte schnappten inhaftierte inhaftierten jagt jagen',
  'sued.part': 'verklagt gekundigt+und+geraumt zwangsgeraumt',
  'sued.act': 'verklagt verklagte verklagten verklagen',
  'investigated.part': 'verdachtigt ermittelt angezeigt durchsucht',
  'investigated.act':
    'verdachtigt verdachtigte verdachtigen ermittelt+gegen ermitteln+gegen ermittelte+gegen ermittelt+*+gegen ermitteln+*+gegen ermittelte+*+gegen',
  'punished.part':
    'suspendiert entlassen gesperrt ausgeschlossen gefeuert beurlaubt gekundigt abgesetzt freigestellt+worden enthoben sanktioniert strafversetzt eingefroren entzogen untersagt',
  'punished.act':
    'suspendierte suspendiert entliess sperrte feuerte sanktionierte sanktionieren untersagte untersagt entzog',
  'deed.part':
    'verwustet demoliert leergeraumt getotet ermordet erstochen erschossen uberfallen angegriffen vergewaltigt missbraucht misshandelt verprugelt geschlagen beraubt bestohlen betrogen entfuhrt bedroht belastigt gestalkt erpresst verletzt erwurgt angefahren gefoltert gestohlen unterschlagen veruntreut gefalscht gewaschen ausgeraubt abgezockt getauscht hinterzogen angezundet geschmuggelt geprellt beleidigt attackiert umgebracht niedergestochen hereingelegt gequalt erschlagen veruntreuen begangen diskriminiert verpfiffen abgezweigt erschlichen ergaunert geschmiert bestochen manipuliert gewurgt gestossen geschlagen+und+beraubt geplundert gehortet vergiftet zerstochen gestochen eingeschlagen begrapscht verschoben verbreitet ausgenommen ausgebeutet hintergangen gezundelt gelegt+zu+haben gesprengt zerstort beschadigt geschleust eingeschleust verschleppt verprasst',
  'deed.act':
    'totete ermordete erstach erschoss uberfiel vergewaltigte missbrauchte misshandelte verprugelte schlug+auf schlug+@ beraubte bestahl betrog entfuhrte bedrohte belastigte stalkte erpresste verletzte erwurgte stahl unterschlug veruntreute falschte wusch+geld zweigte schmuggelte prellte zundete beleidigte attackierte tauschte hinterzog kassierte quetschte griff+@+an griff+ihn+an griff+sie+an raubte brachte+*+um handelte+mit+drogen fuhr+betrunken verkaufte+drogen nahm+bestechungsgeld* bestach vergiftete wurgte erschlug bestahlen betrogen erschlich ergaunerte hortete sprengte plunderte manipulierte schmierte begrapschte misshandelten zerstorte zerschlug zertrummerte schleuste verschob verwustete demolierte hinterging beging begingen zerstach stiess+@ pobelte randalierte',
  'deed.bare':
    'toten ermorden erstechen betrugen bestehlen vergiften bestechen schmuggeln hinterziehen erpressen rauben',
  'clear.part':
    'freigesprochen entlastet rehabilitiert begnadigt zu+unrecht+beschuldigt zu+unrecht+verdachtigt zu+unrecht+verurteilt zu+unrecht+angeklagt falschlich+beschuldigt unschuldig+verurteilt auf+freien+fuss+gesetzt irrtumlich+festgenommen verwechselt zu+unrecht+festgenommen ohne+auflagen+eingestellt von+allen+vorwurfen+freigesprochen von+allen+vorwurfen+entlastet vom+vorwurf+entlastet',
  'clear.act': 'spricht+@ spricht+ihn sprach+@ sprach+ihn sprach+sie entlastet entlastete sprach+den+angeklagten+frei',
  'self.convicted':
    'hinter+gitter hinter+gittern nahm+das+urteil muss+ins+gefangnis muss+in+haft musste+ins+gefangnis muss+fur sitzt+im+gefangnis sitzt+eine+haftstrafe verbusst verbusste erhielt+eine+bewahrungsstrafe erhielt+eine+freiheitsstrafe bekam+*+jahre erhielt+*+jahre muss+zahlen zu+haftstrafe haft+fur gefangnis+fur bewahrungsstrafe+fur jahre+haft+fur freiheitsstrafe+fur ist+schuldig muss+*+jahre muss+schadenersatz muss+eine+geldstrafe kommt+ins+gefangnis geldstrafe+fur bekannte+sich+schuldig lebenslang+fur haftstrafe+fur vorbestraft zu+*+tagessatzen tagessatze+fur wanderte+hinter wandert+hinter wandert+ins+gefangnis landete+im+gefangnis landet+im+gefangnis sitzt+ein sass+im+gefangnis sitzt+hinter kassierte+*+bewahrungsstrafe bekam+eine+geldstrafe bekam+eine+bewahrungsstrafe erhielt+eine+geldstrafe bekam+lebenslanglich bekam+lebenslang auf+bewahrung muss+lebenslang muss+lebenslanglich muss+bussgeld akzeptierte+*+strafbefehl strafbefehl+uber sich+schuldig+gemacht',
  'self.charged':
    'steht+vor+gericht stand+vor+gericht muss+sich+vor muss+sich+wegen muss+sich+verantworten vor+gericht+verantworten verantworten droht drohen bestreitet+die weist+die+vorwurfe wies+die+vorwurfe bestritt+die auf+der+anklagebank sitzt+auf+der+anklagebank zur+last+gelegt zur+last wird+vorgeworfen wird+beschuldigt soll+sich+vor kommt+vor+gericht wird+der+prozess bestreitet+die+tat bestreitet+alles wird+*+zur+last wird+*+vorgeworfen unter+anklage steht+*+vor+gericht steht+vor+dem muss+auf+die+anklagebank drohen+bis droht+eine droht+lange wird+zur+last streitet+die streitet+alles zeigt+keine+reue zeigte+keine+reue',
  'self.arrested':
    'sitzt+in+untersuchungshaft sitzt+in+haft in+untersuchungshaft kam+in+untersuchungshaft auf+der+flucht stellte+sich+der+polizei ist+fluchtig in+u-haft floh+vom flüchtete+vom fluchtete+vor+der+polizei sitzt+*+in+haft sitzt+*+in+untersuchungshaft in+polizeigewahrsam in+gewahrsam hinter+schloss ging+der+polizei ging+den+ermittlern ging+den+fahndern ins+netz+gegangen klickten+die+handschellen in+handschellen kam+in+haft kam+in+gewahrsam ist+untergetaucht wird+per+haftbefehl wird+mit+haftbefehl wird+gesucht wird+gefahndet gefahndet',
  'self.deed':
    'gestanden hat+zugegeben hat+eingeraumt zugegeben eingeraumt gestand gesteht gab+die+tat+zu raumte+die+tat raumte+die+vorwurfe raumte+ein legte+ein+gestandnis gab+zu zahlte+keine+miete schuldet weigerte+sich+zu+zahlen gab+sich+als randalierte hat+gestanden bereut+die bereute+die zechpreller* beging+fahrerflucht beging+unfallflucht machte+sich+aus+dem+staub verschwand+mit verschwand+ohne ohne+zu+bezahlen ohne+zu+zahlen blieb+die+miete ging+auf+*+los ging+mit+*+*+auf stach+auf schlug+auf trat+auf+* schoss+auf einstach zuschlug',
  'self.clear':
    'unschuldig+im+gefangnis unschuldig+in+haft sass+unschuldig ist+unschuldig war+unschuldig nicht+schuldig verliess+das+gericht+als+freier gilt+nicht+als+verdachtig kein+tatverdacht kein+verdacht+gegen nicht+unter+verdacht nichts+zu+tun nicht+beschuldigt vom+vorwurf freispruch+fur unschuld ist+kein+beschuldigter nicht+verdachtig zu+unrecht wieder+auf+freiem wieder+frei trifft+keine+schuld unschuldig mangels+tatverdachts mangels+beweisen aus+mangel+an+beweisen in+notwehr nichts+zuschulden vom+tisch keine+straftat kein+anfangsverdacht von+jeder+schuld',
  'self.investigated':
    'unter+verdacht unter+tatverdacht geriet+ins+visier gilt+als+verdachtig* gilt+als+tatverdachtig* gilt+als+hauptverdachtig* steht+im+verdacht tatverdachtig steht+unter+verdacht im+verdacht ermittlungen+gegen ermittlungsverfahren+gegen wird+ermittelt verdacht+gegen betrugsverdacht mordverdacht korruptionsverdacht terrorverdacht bestechungsverdacht missbrauchsverdacht spionageverdacht untreueverdacht manipulationsverdacht unter+dringendem im+fokus+der im+visier+der ins+visier wird+verdachtigt als+beschuldigt* gilt+als+beschuldigt* laufen+ermittlungen lauft+*+verfahren lauft+ein+ermittlungsverfahren wird+wegen durchsuchungen+bei razzia+bei hausdurchsuchung+bei',
  'self.punished':
    'trat+nach verlor+seine+lizenz verlor+ihre+lizenz verlor+seine+zulassung verlor+die+approbation verlor+die+zulassung verliert+die+approbation verliert+die+zulassung verlor+ihre+approbation verlor+seine+approbation steht+auf+der+sanktionsliste darf+keine+tiere darf+keine+firma darf+den+beruf fuhrerschein+los fuhrerschein+weg fuhrerschein+abgeben',
  'work.judge':
    'begrundete+das+urteil leitete+den+prozess leitet+den+prozess verhangte verkundete verkundete+das+urteil fuhrte+den+vorsitz sprach+den+angeklagten sagte+in+der+urteilsbegrundung',
  'work.police':
    'leitete+die+ermittlungen leitet+die+ermittlungen ermittelte klarte+den+fall leitete+den+einsatz leitet+den+einsatz leitet+die+mordkommission ermittelt+in ermittelt+wieder loste+den+fall klarte+auf sucht+zeugen bittet+um+hinweise',
  'work.lawyer':
    'vertritt vertrat verteidigt verteidigte verteidigen ubernahm+die+verteidigung seine+mandantin ihre+mandantin sein+mandant ihr+mandant seinen+mandanten ihren+mandanten',
  'work.witness':
    'sagte+am+*+@+aus sagte+@+aus aussagte sagte+vor+gericht beobachtete sagte+als+zeuge sagte+als+zeugin rief+die+polizei alarmierte rettete half fand+die+leiche horte+schreie horte verfolgte+den uberwaltigte bemerkte sah schlug+alarm leistete+erste horte+hilferufe wahlte+den+notruf schopfte+verdacht hielt+den+dieb hielt+den+tater uberfuhrte+den stoppte+den entdeckte fand',
  'work.expert': 'forscht untersucht lehrt analysierte erforscht untersuchte',
  'work.reporter':
    'berichtete berichtet deckte+auf enthullte schrieb schreibt recherchierte veroffentlichte beschreibt',
  'work.official':
    'kundigte+an forderte verurteilte+den+angriff verurteilte+die+tat dankte eroffnete begrusste besuchte fordert warb lobte weihte wies+die+kritik kritisierte verurteilte+den+anschlag verurteilte+den+uberfall verurteilt+den verurteilte+die+gewalt sprach+den+angehorigen',
  'work.artist': 'spielt spielte verkorpert verkorperte inszeniert',
  judge:
    'richter* vorsitzende+richter* amtsrichter* strafrichter* landrichter* schoffe schoffin gerichtsprasident* senatsvorsitzende* ermittlungsrichter* haftrichter* verfassungsrichter* kammervorsitzende*',
  police:
    'kommissar* hauptkommissar* kriminalhauptkommissar* oberkommissar* polizist* polizeisprecher* ermittler* polizeichef* kriminalbeamt* polizeibeamt* polizeiprasident* inspektor* fahnder* polizei* kommissarin mordkommission soko* lka-* bundespolizist* zielfahnder* einsatzleiter* dienststellenleiter* streifenpolizist* kripo-* zollfahnder* steuerfahnder* revierleiter*',
  prosecutor: 'staatsanwalt* oberstaatsanwalt* generalstaatsanw* anklagevertreter* anklagebehorde',
  lawyer:
    'anwalt* rechtsanwalt* verteidiger* strafverteidiger* opferanwalt* pflichtverteidiger* nebenklagevertreter* rechtsbeistand insolvenzverwalter* jurist* strafrechtler* notar* mandatstrager*',
  witness:
    'zeuge zeugin zeugen augenzeug* nachbar nachbarin nachbarn passant* anwohner* spazierganger* zeug* ladendetektiv* kronzeug* retter* ersthelfer* hausmeister* hauswart*',
  expert:
    'experte expertin professor* psycholog* psychiater* kriminolog* gutachter* sachverstandig* arzt arztin historiker* forscher* wissenschaftler* rechtsmediziner* okonom* sanitater* feuerwehrmann notarzt* analyst* toxikolog* profiler* arzt* chirurg* chefarzt* oberarzt* volkerrechtler* soziolog* fachmann fachfrau',
  reporter:
    'journalist* reporter* korrespondent* autor autorin schriftsteller* redakteur* chronist* moderator* autor* krimiautor* publizist* kolumnist*',
  official:
    'sprecher sprecherin burgermeister* oberburgermeister* minister* abgeordnete* stadtrat* landrat* pfarrer* pressesprecher* aktivist* schulleiter* vorsitzende+des+vereins gerichtssprecher* prasidentin+des sprecher* prasident* staatssekretar* kanzler* politiker* innenminister* justizminister* gewerkschaft* betriebsrat* verbands* imam bischof* vorstandschef*',
  artist:
    'schauspieler* sanger* regisseur* musiker* kunstler* komiker* filmemacher* schauspiel* darsteller* regie* komponist* sturmer* torwart* torhuter* trainer* kapitan boxer* radprofi* fussballprofi* tennisprofi* torjager* schwimmer* krimischriftsteller* krimiautor* romanautor*',
  accused:
    'angeklagte angeklagten angeklagter beschuldigte beschuldigten beschuldigter verdachtige verdachtigen verdachtiger tatverdachtige* hauptverdachtige* hauptangeklagte* tater taterin betruger* morder* dieb diebin einbrecher* rauber* hochstapler* messerstecher* stalker schlager drogenhandler* komplize mittater* straftater* vergewaltiger angreifer verurteilte verurteilten fluchtige* heiratsschwindler* brandstifter* todesfahrer* schwindler* ladendieb* mutmassliche+tater* tatverdachtig* radelsfuhrer* drahtzieher* kopf+der+bande kopf+einer mitangeklagte* mitbeschuldigte* geldwascher* schleuser* spion spionin enkeltrick* trickdieb* taschendieb* dealer* drogenboss* clanchef* amokfahrer* mietnomad* serientater* tatverdachtiger',
  accusal:
    'prozess verfahren festnahme verhaftung verurteilung urteil anklage vorwurfe vorwurf anzeige strafanzeige klage ermittlungen ermittlung ermittlungsverfahren haftbefehl auslieferung strafverfahren verdacht strafbefehl betrugsvorwurfe raumungsklage schuld haftstrafe freiheitsstrafe untersuchungshaft strafprozess hauptverhandlung anklageschrift bussgeld betrugsverfahren steuerverfahren strafuntersuchung untersuchung',
  upset:
    'eingestellt aufgehoben fallen+gelassen fallengelassen zuruckgezogen abgewiesen haltlos unbegrundet stellte+* zuruckgenommen hob+* nicht+bestatigt ausgeraumt entkraftet wies+*+ab hinfallig stellt+*+ein verworfen mangels+tatverdachts gekippt kassiert+das+urteil',
  appeal: 'berufung revision beschwerde bestatigt bestatigte',
  doubt:
    'befragt vernommen in+verbindung+gebracht taucht+in+den tauchte+in+den unklar ist+noch+unklar noch+nicht+geklart ungeklart geruchte gerucht gegenseitig widerspruchliche+aussagen widersprechen+sich aussage+gegen+aussage offen+ist ob+sich wird+gepruft gepruft',
  victim:
    'opfer geschadigte* verletzte verletzten uberlebende* getotete* verstorbene* geisel ermordete* tote vermisste* betroffene* leiche todesopfer*',
  harm: 'mord ermordung tod totung entfuhrung uberfall angriff vergewaltigung misshandlung verschwinden messerattacke messerangriff raububerfall attacke totschlag missbrauch bedrohung betrug messerstiche faustschlag schusse missbrauchs anschlag brandanschlag saureangriff betrugs mordes raubes raubs diebstahls uberfalls totschlags angriffs anschlags einbruchs mordversuch mordversuchs korperverletzung diebstahl raub einbruch',
  suffer:
    'alles+verloren hatte+ihre+rente starb stirbt kam+ums+leben kam+*+ums+leben verlor+sein+leben verlor+ihr+leben verlor+ihre+ersparnisse verlor+seine+ersparnisse uberlebte uberlebt wurde+tot wurde+schwer+verletzt wurde+verletzt wurde+leicht+verletzt erlag leidet+bis verschwand wird+vermisst erlitt fiel+auf vergab verlor+mehr verlor+rund verlor kam+bei+*+*+ums+leben wurde+ausgeraubt wurde+getotet wurde+uberfallen wurde+bestohlen wurde+beraubt verlor+alles verlor+*+an+betruger liegt+im+krankenhaus schwebt+in+lebensgefahr blieb+unverletzt trug+*+davon fiel+auf+*+*+herein',
  family:
    'mutter vater bruder schwester sohn tochter ehefrau ehemann frau+des mann+der witwe witwer eltern onkel tante cousin cousine grossmutter grossvater partner partnerin lebensgefahrt* freundin freund ex-freund* ex-frau ex-mann exfreund* familie angehorige* neffe nichte kollege kollegin',
  claimant: 'klager klagerin nebenklager* hinweisgeber*',
  say: 'mitteilte sagte sagt erklarte erklart sagten erzahlte erzahlt betonte teilte+mit meinte warnt warnte erinnert+sich erinnerte+sich schilderte ausserte berichtet+von so beteuert beteuerte versicherte berichtet+* bestatigte hiess+es',
  someone:
    'beamte beamten beamter polizei kripo pfleger pflegerin verkaufer* erzieher* makler* mann manner frau frauen jugendliche* junge madchen person personen menschen autofahrer* fahrer fahrerin tourist* gericht landgericht amtsgericht oberlandesgericht bundesgerichtshof strafkammer kammer jury firma unternehmen bank krankenhaus klinik schule kunde kunden kundin gast gaste rentner* seniorin senior senioren student* schuler* mitarbeiter* angestellte* arbeiter* vermieter* mieter* eigentumer* besitzer* paar anleger* stadt behorde* regierung bande unternehmer* kind kinder radfahrer* fussganger* geschaftsfuhrer* wirt wirtin buchhalter* jahrige* kellner* verkaufer* handler* polizisten bewohner* staatsanwaltschaft schwurgericht landgericht* nachbarschaft hotelier* besucher* zollbeamt* sanitater* chef chefin lehrer* trainer* schaffner* busfahrer* lkw-fahrer* lastwagenfahrer* hausbesitzer* handwerker* landwirt* bauer*',
  pronoun: 'sie er dieser',
  object: 'ihn ihm',
  who: 'die der das welcher welche wer',
  be: 'wurde wird wurden werden worden werde wurde+am war sei ist seien ware waren sind',
  have: 'hat habe hatte haben hatten hatte+er ',
  by: 'von vom durch',
  against: 'gegen',
  toward: 'an',
  prep: 'mit in im zu zum zur nach aus bei beim auf uber fur wegen um unter vor seit ohne neben zwischen am ans ins des laut trotz wahrend',
  det: 'der die das den dem ein eine einen einem einer sein seine seinen ihr ihre ihren diese dieser ehemalige ehemaligen ehemaliger fruhere fruheren fruherer zwei drei vier mutmassliche mutmasslichen junge bekannte bekannten',
  and: 'und',
  not: 'nicht nie kein keine keinen niemals weder ohne keinerlei',
  clause: 'weil dass nachdem wahrend obwohl aber denn als wenn sondern',
  time: 'acht sechs sieben neun zehn jahre jahren lang tage tagen wochen monate monaten nach rund etwa montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar marz april mai juni juli august september oktober november dezember gestern heute ende anfang mitte es',
};
