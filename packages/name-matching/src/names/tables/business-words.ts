/**
 * Business words and words that describe companies, in the languages of lists: English first, then Russian, Ukrainian,
 * Spanish, Portuguese, French, German, Italian, Turkish, Persian, Arabic, Malay and Vietnamese, as they are written in
 * Latin letters. One meaning per line.
 */
export const BUSINESS_WORDS = `
new novye novyye novogo novykh novi nuevas nuevos novo nova nouveau neue neuer nuovo nuova jadid jadida jadeed jadeeda baru
first pervyy pervy pervaya pervoe pervoye premier premiere primera primero primeira erste birinci avval awal
steel stal stali stalnoy stalnaya acero aceros aco acier stahl acciaio celik
metal metals metall metallov metallicheskiy metales metaux fellez felezat
plant plants zavody zavoda zavodov zavodu factories fabriki fabrica usine werk fabbrica fabrikasi karkhane karkhaneh karkhanejat masnaa
oil neftyanoy neftyanoe neftyanykh nefti naftowy petrole erdol olio
refinery refining neftepererabatyvayushchiy neftepererabotka refineria raffinerie raffineria palayesh palayeshgah rafineri
pipeline nefteprovod magistralnye magistralnyye
electrotechnical elektrotekhnicheskiy elektrotekhnicheskaya electrotecnico elektroteknik
electromechanical elektromekhanicheskiy elektromekhanicheskaya
electric elektricheskiy elektricheskaya electrica electrico electrique elektrik barqh kahraba
electricity elektroenergiya elektroenergetika electricidad electricite
heat thermal teplovoy teplovaya teplo
instrumentmaking priborostroitelnyy priborostroitelnaya priborostroeniya priborostroyeniya
gunpowder powder porokhovoy porokhovaya barut barout
cartridge cartridges patronnyy patronnaya patronov cartucho
arms armas oruzheynyy oruzheynaya oruzheynoe vooruzhenie vooruzheniya vooruzheniy silah aslaheh
armament armaments vooruzheniye
tactical takticheskoe takticheskiy takticheskaya tactico
radiotechnical radiotekhnicheskiy radiotekhnicheskaya
radioelectronic radioelectronics radioelektronnyy radioelektronika radioelektroniki radioelektronnykh
modern sovremennyy sovremennykh sovremennaya moderno moderne cagdas
telecommunication telekommunikatsiya telekommunikatsionnyy telekommunikatsionnaya telekommunikatsiy telecomunicaciones telecomunicacoes
management upravlyayushchaya upravlyayuschaya gestora verwaltung gestione
infrastructure infrastrukturnyy infrastrukturnykh infrastruktura infraestructura zirsakht
projects proekty proektov proyektov proyectos projets projekte projeler
design proektirovanie proektirovaniya proyektirovaniya
commercial kommercheskiy kommercheskaya kommercheskoe kommerchesky komercni ticari tejari tijari tijariya
economic economy ekonomicheskiy ekonomicheskaya ekonomicheskoe ekonomika economico economica economique ekonomik eqtesad eqtesadi eghtesad eghtesadi iqtisad
foreign external vneshniy vneshnyaya vneshne exterior exteriores exterieur dis khareji kharijiya
foreigneconomic vneshneekonomicheskoe vneshneekonomicheskaya vneshneekonomicheskiy
foreigntrade vneshnetorgovyy vneshnetorgovaya vneshnetorgovoe
settlement settlements raschetnyy raschetny raschetnaya
savings saving sberegatelnyy sberegatelny sberegatelnaya ahorro ahorros poupanca epargne spar risparmio tasarruf
mortgage ipotechnyy ipotechnaya hipotecario
insurance strakhovoy strakhovoi strakhovaya seguros seguro assurances versicherung assicurazioni bime takaful
leasing lizing lizingovaya lizingovyy
agricultural selskokhozyaystvennyy selskokhozyaystvennaya selkhoz agropecuario agricole landwirtschaft tarim keshavarzi ziraat
reconstruction rekonstruktsiya rekonstruktsii reconstruccion bazsazi
development razvitiyu razvitiem kalkinma tanmiya tanmia gelistirme
municipal munitsipalnyy munitsipalnaya belediye shahrdari baladiya
republican respublikanskiy respublikanskaya respublikanskoe
public obshchestvennyy obshchestvennaya obshchestvennoe publico publica publique
social sotsialnyy sotsialnaya sotsialnogo sotsialnoye
defense zashchita zashchity defensa defesa verteidigung difesa defa difaa
protection okhrana okhrany ohrana himaya
rescue spasatelnyy spasatelnaya
aviation aviatsionnaya aviatsionnoe aviatsionnye aviacion aviacao luftfahrt havayi havaei tayaran tayran
aircraft samolet samolety samoletov ucak aeronave havapeyma havapeymai hava
airport aeroport aeroporta aeropuerto havalimani foroudgah matar
airlines airways aviakompaniya aviakompanii lineas aereas aeriennes havayolu havayollari
engine dvigatelestroenie dvigateley dvigateli moteur
helicopter vertoletnaya vertoletov vertoletnyye
shipbuilding sudostroenie sudostroyenie korablestroenie korablestroitelnyy tersanesi astilleros kashtisazi
shiprepair sudoremont sudoremonta sudoremontnyy sudoremontnaya
shipping sudokhodnaya sudokhodstvo parokhodstvo navegacion maritimo maritima nakliyat molaha milaha
fleet flota floty flotte filo navegan
seaport morport
river rechnoy rechnaya fluvial
railways zheleznye ferrocarriles demiryollari
cars wagon wagons vagon vagonov vagonnyy
auto avto
tractor tractors traktor traktornyy traktorov
machine tools stankoinstrument stankostroenie stankostroitelnyy stanok stanki makine makina mashinha
units aggregate agregatnyy agregat agregatov
optomechanical optikomekhanicheskiy
mechanical mekhanicheskaya mekhanichesky mekhanicheskogo mecanique mekanik
foundry casting liteynyy liteyno
metallurgical metallurgicheskaya metallurgiya siderurgica
coalmines ugolnaya ugolnye carbon komur maaden
ore rudnyy rudnik gornorudnyy obogatitelnyy
mines mine minas madan maadan madaniye shakhta
cement beton betonnyy hormigon
limestone ahak
chemical khimicheskaya khimicheskoe khimcheskiy chimique chemie chimica kimyevi shimiyai kimiya
biological biologicheskiy biologicheskaya biologico
composite composites kompozit kompozity kompozitsionnyy kompozitnye
materials material materialy materialov materiales materiaux malzeme mavad mawad
fiber fibre volokno volokna
artificial iskusstvennyy iskusstvennogo
alloys alloy splav splavy splavov
catalysis kataliz kataliza
problems problemu
control kontrol kontrolya controle kontrolle controllo
measurements measuring izmeritelnyy izmereniya izmereniy
signal signals signalnyy
space kosmos kosmicheskie kosmonavtika kosmonavtiki espacial spatial fazayi
laser lazery lazernaya lazerov
robotics robototekhnika robototekhniki robotica
programming program programmnyy programmnykh programmirovanie programmirovaniya
software programmnoe programmnoye yazilim narmafzar
network setevoy setevaya seti redes reseau netz rete shabake shabakeh
innovation innovative innovations innovatsiya innovatsionnyy innovatsii innovatsionnaya innovacion yenilik
experimental eksperimentalnaya opytnyy opytny
academy akademii akademi
sciences nauka nauchnykh ciencias ciencia wissenschaft olum
federal federalnaya federalnogo federativnaya
institute instituta instituty instituto pajooheshgah pazhouheshgah pajouheshgah enstitu enstitusu mahad
laboratory laboratoriya laboratorii azmayeshgah
university universiteta universidade universitat universita jamia
college kolledzh colegio koleji
center tsentra markazi
library biblioteka biblioteca kutuphane
museum muzey museo muze
theater theatre teatr teatro
hotel hotels gostinitsa gostinitsy otel oteli hotelera hotelero hoteles funduq
restaurant restaurants restoran restaurante lokanta
tourism turisticheskaya turisticheskiy turistico turistica seyahat siyaha
travel viaje voyage voyages reise viaggi
pharmacy apteki farmacias eczane drogueria drogas
pharmaceutical farmatsevtika farmatsevticheskiy farmaceutica farmaceutico pharmaceutique darousazi
medicine meditsina meditsinskaya medicina
food pishchevaya pishchevye alimentaria alimenticia alimentaire lebensmittel alimentare ghaza ghazai
meat myasnoy myaso carne carnes
dairy milk molochnyy moloko lacteos leche sut
grain elevator zernovoy zerno granos
wine wines vino vina vinodelcheskiy vinos vin wein vinogradarstvo
water vodokanal vodnaya aguas eau wasser
clothing apparel odezhda ropa confecciones giyim poushak
textile tekstilnaya textil textiles
furniture mebel mebelnaya muebles mobilya
jewelry yuvelirnyy yuvelirnaya joyas kuyumculuk kuyumcu javaher mujawharat
gold zolota oro altin thahab dhahab
diamond diamonds almaz almazy almaznyy diamante diamantes diamant elmas
printing print tipografiya poligraficheskiy imprenta basim chap
publishing publisher publishers izdatelstvo izdatelskiy editorial yayincilik entesharat
media medios medien medya resaneh
television televidenie teleradiokompaniya televisora televizyonu
broadcasting veshchanie radiodifusion yayin
news novostnoy novostnaya nachrichten notizie khabargozari
advertising reklama reklamnoe reklamnaya reklam tabligh
sports sportivnaya esportes deporte spor
club klub kulubu bashgah
security bezopasnosti okhrannoe okhrannaya seguranca securite sicherheit sicurezza guvenlik amniyati amn aman
guard okhrana
detective detektivnoe
legal law yuridicheskaya yuridicheskiy juridica hukuk hoghoughi
audit auditing auditorskaya auditoria
consulting konsaltingovaya konsaltinga beratung consulenza moshaver
accounting bukhgalterskiy contabilidad
lawenforcement pravookhranitelnyy entezami
investigation sledstvennyy sledstvennoe investigacion
commission komissiya kamisiya comision komisyon
committee komiteta comite komite komitesi lajna lajnat
council soveta sovet consejo conseil rat consiglio meclis shura majlis shoraye
authority upravleniye autoridade autorite
department departamenta departament departement abteilung dairesi
directorate direktsiya glavnoye direccion mudurlugu
ministry ministerstva ministerio ministerium ministero vezarat vizarat
government pravitelstvo pravitelstva gobierno gouvernement hukumet dolat hukuma
state gosudarstvennye gosudarstvennogo estatal estado etat staat stato devlet dowlati
national natsionalnogo natsionalnyye nationale nazionale ulusal meli watani wataniya
international mezhdunarodnye mezhdunarodnogo internationaux internationaler beynalmelal duwali dawliya
interregional mezhregionalnyy mezhregionalnoe mezhregionalnaya
regional regionalnaya regionalnoe regionalnyye oblastnaya bolgesel mantaghei
central tsentralnaya tsentralnogo zentral centrale
united obedinennye obedinennoe unis vereinigte uniti
joint sovmestnyy sovmestnoe conjunta ortak moshtarak mushtaraka
general generalnyy generalnaya genel
special spetsialnaya spetsialnogo spetsialnykh especial speciale ozel
high vysokikh vysokiy vysoko
precision vysokotochnye vysokotochnyye tochnykh
small malyy malogo malykh pequena pequeno kucuk
medium srednego sredniy srednikh mediana orta
business biznes biznesa negocios affaires geschaft affari kasbokar aamal
entrepreneurship predprinimatelstva
support podderzhka podderzhki podderzhke apoyo soutien destek poshtibani
assistance pomoshch pomoshchi sodeystvie sodeystviyu asistencia yardim imdad emdad
relief insani
charity blagotvoritelnaya beneficencia caridad bienfaisance khayri kheyriyeh
heritage nasledie nasledia patrimonio turath miras
trust doveritelnyy fideicomiso vakif
foundation fonda fondu fundacao stiftung fondazione vakif waqf moassese moasseseh muassasa muassasat
society obshchestva sociedad sociedade societe gesellschaft jamiyat jamiat jameiat jamaat
association assotsiatsiya assotsiatsii assotsiatsiia obshchina verein verband dernek dernegi anjoman
union soyuza sindikat sindicato syndicat gewerkschaft sendika ettehad ittihad
cooperative kooperativ kooperativnyy taavon taavoni
brotherhood bratstvo hermandad ikhwan
party partiya partii partido parti partei partito hezb
movement dvizhenie dvizheniya dvizheniye movimiento movimento mouvement bewegung hareketi nehzat
front fronta frente cephe jebhe
army armiya armii ejercito exercito armee heer esercito ordu lashkar lashkari
corps korpus korpusa cuerpo kolordu failaq
command komandovanie komando farmandehi
troops voyska voysk tropas truppen
guards gvardeyskaya gvardii gardiya muhafiz pasdaran
volunteers dobrovoltsy dobrovoltsev dobrovoltsa dobrovolcheskaya voluntarios freiwillige
cossack cossacks kazachiy kazachya kazachestvo kazakov kazaki
veterans veterany veteranov
tigers tiger tigry tigres kaplan
solntse sole soleil sonne gunes aftab khorshid
moon lune mond
east vostoka orient oriente doga sharq
west zapada occidente bati
north severa norte nord kuzey shomali shamal
south yuga sur sud guney jonoubi
middle sredniy mittel medio awsat
gulf zaliv golfo khalij korfez
black chernoe chernaya chernomorskiy noire schwarz kara aswad
sea morya mar mer meer deniz bahr
ocean okean oceano ozean okyanus
lake lakes ozero lago lagos lac lacs
valley dolina valle vadi
island ostrova islas ile insel ada jazireh
city goroda stadt citta kent
capital stolichnyy stolichnaya
house doma maison haus hane beit
home hogar heim
building stroitelnogo edificio gebaude bina
construction stroitelstva stroitelnye stroitelnoe construtora costruzioni yapi sakhteman sazeh sazi omran
road dorozhnoe dorozhnaya dorog
bridge mosta mostovoy kopru pol
tower bashnya torre kule borj
gate vorot
tree derevo arbol agac
forest lesnaya lesa bosque orman
timber lesopromyshlennyy lesozagotovka
paper bumazhnyy bumazhnaya
glass stekolnyy stekla
rubber rezina reznikov caucho kaucuk lastik
tires shinnaya shiny
paint paints kraski pinturas boya
soap mylo jabon sabun
salt soli tuz namak
sugar sakharnaya
tea chay
coffee kofe cafe kahve
tobacco tabak tabachnaya tabaco tutun
fish rybnyy rybnaya pescado balik
livestock zhivotnovodstvo zhivotnovodcheskiy
poultry ptitsefabrika avicola
seeds semena semillas tohum
fertilizer fertilizers udobreniya mineralnye gubre
phosphate phosphates fosfat fosfaty fosfatos
potash kaliy kaliynyy
nitrogen azot
aluminium aluminum alyuminiy alyuminievyy aluminio
copper medny medeplavilnyy cobre bakir mes
nickel nikel
titanium titanovyy
uranium uran uranovyy uranio
lead svinets plomo kurshun
zinc tsink
tube tubes pipe pipes trubnyy trubnaya truby tuberia boru louleh
wire provoloka
cables kabelnaya kablo
lamp lamps lighting svetotekhnika iluminacion aydinlatma roshanai
battery batteries akkumulyator akkumulyatornyy bateria aku batri
semiconductor semiconductors poluprovodnik poluprovodnikovyy poluprovodnikov
components component komponenty komponentov komplektuyushchie componentes
spare zapasnye
assembly montazh montazhnyy sborka montaj
installation ustanovka instalacion
repair remonta remontnaya remontno
test testing ispytatelnyy ispytaniya ispytaniy
inspection inspektsiya inspeccion
quality kachestvo kachestva calidad kalite
standard standart standarty
certification sertifikatsiya
register registry registr registro
research issledovatelskaya issledovaniya issledovaniy investigacion recherche forschung ricerca arastirma pazhuhesh tahqiqat
studies study estudios etudes motaleat
education obrazovanie obrazovaniya educacion bildung egitim amouzesh talim
training podgotovka podgotovki entrenamiento
culture kulturnaya kultury kultur
iskusstva arts sanat honar
history istoricheskiy istoricheskoe historia tarih
literature literatura
russian rossiyskikh rossiyskogo russe russo
chinese china kitay kitayskiy chino chine cin
iranian iran iranskiy irani
turkish turkey turetskiy turk turkiye
german germany nemetskiy aleman deutsche deutsch alman
french france frantsuzskiy frances fransiz
arab arabic arabskiy arabe arabi arabiya
african africa afrikanskiy afrika
asian asia aziatskiy aziya asya
american america amerikanskiy amerika
caucasus caucasian kavkaz kavkaza kavkazskiy
belarusian belarus belorusskiy belorusskaya byelorussian belaruskiy belaruskaya
ukrainian ukraine ukrainskiy ukraina ukrainy
baltic baltiyskiy baltiyskaya baltika
donbas donbass donbassa
lugansk luhansk luganskaya luganskiy
donetsk donetskaya donetskiy
tula tulskiy tulskaya tulsky
kazan kazanskiy kazanskaya kazansky
jerusalem quds qods ghods kudus
levant sham
palestine palestinian falastin filastin filistin
lebanon lebanese lubnan
afghan afghanistan afganskiy
workers trabajadores trud
people lyudey gente halq
muzhskoy hombres
family families semya semeynyy familia famille familie aile usra usrah khanevade
pioneer pioneers pionerskiy pionero pishgam pishro
martyrs shuhada
revolution revolyutsiya revolyutsii revolucion
victory pobedy
freedom svoboda svobody libertad liberte freiheit ozgurluk azadi hurriya
justice spravedlivost justicia adalet adl
faith vera iman
hope nadezhda esperanza umit amal
life zhizn vida hayat zendegi
power silovoy silovaya
nuclear yadernaya yadernoy nucleares hasteh
energy energetika energeticheskiy energeticheskaya energetik
gas gazovyy gazovaya gazovykh gazov gaza gazi
chemistry khimii quimico
technology tekhnologicheskiy tekhnologicheskaya tekhnologicheskogo technologie technologien tecnologico teknik fanavari fannavari taqniya
engineering inzhenernaya inzheneriya inginiring engenharia ingegneria handasa handasiya handasieh
automatic avtomaticheskiy avtomaticheskikh automatico automatique otomatik
lines liniy linii liniya hatlari khotout khutut
transport transporta transportnyy transportnoe naqliyat hamlonaghl naql
freight gruzovoy gruzovaya perevozki gruzoperevozki carga fracht
forwarding ekspeditorskaya ekspeditsiya
express ekspress
mail post postal pochta pochty pochtovyy correos poste posta
services servisnaya servisnyy uslug
trade torgovoe torgovoye torgovye torgovogo handel handels commercio comercial tijara tijarat bazargan bazarganan
trading torgi
importexport importeksport
wholesale optovyy optovaya mayorista toptan
retail roznichnyy minorista perakende
store magazin tienda tiendas laden negozio magaza forushgah
money denezhnyy denezhnaya dinero para
transfer perevod perevodov transferencia giros havale havaleh hawala hawalah
exchange obmen obmennyy cambio cambios wechsel doviz sarafa sarrafa
brokerage broker brokers brokerskaya brokerskiy corretaje kargozari
investment investitsiy investitsii investicii investimentos investissement investissements investitionen investimenti sarmaye gozari istithmar
finance finansovye finansovyye finansov financiera financiero finances finanz finanza finansal maliye
bank banka bankovskiy bankovskaya bancaria banke masraf
credit kreditnyy kreditnaya kreditno itibar
joint sovmestnye
guarantee garantiya garantiynyy garantia
property imushchestvo imushchestvennyy propiedades immobilien amlak
estate nedvizhimost nedvizhimosti inmuebles emlak
estates bienes raices
cosmetics kosmetika cosmeticos kozmetik arayeshi
detergents detergent detergente
npp rpe spe
npo rpa spa
npts npc rpc spc src nptc fnpts fnpc
ntts ntc stc rtc
vo fea fta
chvk pmc
nko nco
arz arp
npz refinery
ran ras
fits frc
bank akb jscb cb kb
group gk
lng spg
cis sng`;
