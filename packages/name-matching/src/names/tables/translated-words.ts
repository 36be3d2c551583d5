/**
 * Words that distinguish companies, military units and authorities, as lists translate or spell them; one meaning per
 * line.
 */
export const TRANSLATED_WORDS = `
russian russkie russkiy russkaya rossiyskiy rossiyskaya rossiyskiye rossiyskoe rossiskaya rossiskoe rossii rossiya russia
moscow moskovskiy moskovski moskovskaya moskva
machines mashiny
television televizionnyy televizion tv
islamic islami eslami islamique islamiya islamiyah islamia
republic respublika respubliki jomhouri jomhori jumhuriya
peoples narodnaya narodnyy
army jaish jaysh
front jabhat jabha cephesi
brigade brigades liwa katibat kataib
movement harakat
party hizb
south southern yuzhnyy yuzhnaya jonoub janoub
north northern severnyy severnaya severo shomal
west western zapadnyy zapad gharb
east eastern vostochnyy vostok shargh
positive pozitiv pozitiva
basic bazovy bazovyy
trust trast
vehicles automobiles avtomobili avtomobil
pension pensionny pensionnyy
regional oblastnoi oblastnoy regionalny regionalnyy
sea morskoy morskoi darya
space kosmicheskiy kosmicheskaya
communication svyaz svyazi
security bezopasnost bezopasnosti amniyat
system systems sistemy sistema
digital tsifrovoy tsifrovye
systemic sistemnyy
radio radiotekhnika radiotekhniki
korea korean dprk chosun choson
arme armed
martyr martyrs shahid shohada shuhada
relief igatha ighatha
crimea krym krim crimean
ural urals uralskiy uralskoe uralsky
agency agencies agentstvo agentstva agencia agence ajans ajansi
news novosti novostey novostei noticias haber xinwen akhbar khabar
reinsurance perestrakhovochnaya perestrakhovanie reaseguros
pipeline pipelines truboprovod truboprovody oleoducto
precision precise tochnyy tochnoy tochnaya tochnykh jingmi
electromechanics electromechanical elektromekhanika elektromekhanicheskiy
aerospace aerokosmicheskiy aeroespacial hangtian
automation avtomatizatsiya avtomatika automatics otomasyon
main chief head glavnyy glavnoe
computing computational computer computers vychislitelnyy
staff headquarters shtab setad
united unified obyedinennaya obyedinennyy obedinennaya obedinennyy birlesik unidos unida
aircraftbuilding aviastroitelnyy samoletostroitelnyy
enginebuilding dvigatelestroitelnyy motorostroitelnyy
nuclear yadernyy nucleaire nukleer hastei
atomic atomnyy atomenergo
physics fizika fizicheskiy
physicotechnical fizikotekhnicheskiy
chemistry khimiya himiya
mechanics mechanical mekhanika mekhanicheskiy mecanica
mathematics mathematical matematika matematicheskiy
sciences nauk
academy akademiya academia akademiyasi farhangestan
problems problem problemy
control administration directorate management upravlenie upravleniya administracion yonetim modiriyat
siberia siberian sibir sibirskiy
far dalne
branch department otdelenie otdeleniye
president presidential prezident
federation federatsiya
europe european evropa evropeyskiy avrupa
voice golos
art iskusstvo
union soyuz syndicate
army voysko artesh
forces force sily
airline airlines aviakompaniya aerolinea
flight letnyy
detachment squad unit otryad
specialized spetsializirovannyy especializada
treasury kazennoe
metallurgy metallurgical metallurgicheskiy metalurgica metalurji
mining minera minero gornyy madencilik
coal ugol ugolnyy zoghalsang
ships ship sudno korabl gemi
port liman puerto bandar
railway railways railroad zheleznodorozhnyy demiryolu rahahan
automotive avtomobilnyy automotriz otomotiv khodro
optics optical optika opticheskiy optik
satellite sputnik sputnikovyy uydu
information informatsiya informatsionnyy informacion bilgi ettelaat
credit kredit credito
textile textiles tekstil tekstilnyy nasaji
food foods gida alimentos productos pishchevoy
medical meditsinskiy medikal tibbi
hospital bolnitsa hastane
school shkola escuela madrasa madrassah madrasah
youth molodezhnyy juventud
culture cultural kultura kulturnyy cultura farhang farhangi
sport sports sportivnyy deportes varzeshi
volunteer volunteers voluntary dobrovolcheskiy dobrovolets gonullu
battalion batalon batallion tabur
regiment polk
division diviziya firqat
private chastnyy privado
military voennyy voyennyy askeri nezami
cooperation sotrudnichestvo cooperacion
unmanned bespilotnyy
turbine turbines turbina turbinnyy
fishing pesca pesquera rybolovnyy balikcilik
sugar azucar sakhar sakharnyy
livestock ranch ganadera ganaderia
brothers hermanos bratya freres fratelli
sons hijos
new novyy nueva nuevo nouvelle yeni novin
great grand gran grande
coast costa
island isla ostrov
sun sol
house casa
world mundo mundial mirovoy dunya jahan
jewelry jewellery joyeria mucevherat
pharmacy farmacia drogueria apteka
consulting consultancy consultant consultoria asesoria asesores konsalting danismanlik
tourism turismo turizm gardeshgari
travel viajes puteshestviy
fuel fuels combustible combustibles toplivo toplivnyy yakit
water agua voda vodnyy
road roads dorozhnyy carretera
bridge bridges most puente
wolves wolf volki volk lobos
eagle eagles orel aguila
lion lions lev leon
star stars zvezda estrella yildiz setareh
gold golden zoloto zolotoy oro altin
silver serebro plata gumus
black chernyy negro siyah
white belyy blanco
red krasnyy rojo kirmizi
green zelenyy verde yesil
river reka rio
mountain gora monte
city gorod gorodskoy ciudad sehir shahr
village selo aldea
people peoples narod narodnyy pueblo halk mardom
workers rabochiy trabajadores kargaran isci
women zhenskiy mujeres kadin zanan
children detskiy detey ninos cocuk
orphans orphan sirot yatim aytam
charity charitable blagotvoritelnyy khayriya khayriyya khairia hayir
police politsiya policia polis
guard guards gvardiya guardia haras
revolutionary revolution revolyutsionnyy revolucionario devrimci enqelab
liberation freedom osvobozhdenie liberacion kurtulus tahrir
resistance soprotivlenie resistencia direnis muqawama
jihad cihad dzhikhad
victory pobeda victoria zafer
peace mir paz baris
friendship druzhba amistad dostluk
unity edinstvo unidad birlik wahda vahdat
market rynok mercado pazar
gate vorota puerta
light svet luz isik
equipment oborudovanie equipos techizat tajhizat
parts zapchasti repuestos yedek ghataat
repair repairs remont remontnyy reparacion onarim tamirat
maintenance obsluzhivanie mantenimiento bakim
supply supplies snabzhenie suministro tedarik
storage warehouse sklad almacen almacenes depo anbar
packaging upakovka empaque ambalaj
plastic plastics plastik plastico
paper bumaga papel kagit
glass steklo vidrio cam shisheh
wood timber drevesina madera lesnoy
cable cables kabel kabelnyy
wheels wheel koleso
tire tires tyre tyres shina shinnyy lastik
bearing bearings podshipnik podshipnikovyy
tool tools instrumentalnyy herramientas abzar
laser lazer lazernyy
radar lokator radiolokatsionnyy
missile missiles rocket raketa raketnyy misil mushak
weapon weapons oruzhie oruzheynyy armas
ammunition boepripasy municiones
explosive explosives vzryvchatyy
gunpowder porokhovoy porokh
armored bronetankovyy
tank tanks tankovyy
artillery artilleriyskiy
navy naval flot donanma
air vozdushnyy`;
