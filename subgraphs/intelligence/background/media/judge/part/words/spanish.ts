import type { Words } from '../word-classes.js';

/** Spanish words by class, without accents. Written for this project. */
export const SPANISH: Words = {
  'convicted.part': `condenad* sentenciad* encarcelad* declarad*+culpable hallad*+culpable encontrad*+culpable penad* inhabilitad*`,
  'convicted.act': 'condena condeno condenaron sentencia+a sentencio encarcelo declaro+culpable hallo+culpable',
  'convicted.bare': 'condenar',
  'charged.part':
    'acusad* imputad* procesad* denunciad* inculpad* extraditad* investigad*+como+autor señalad*+como+autor señalad*+como+presunt* formalizad*',
  'charged.act':
    'acusa acuso acusan acusaron imputa imputo imputan proceso+a procesa+a denuncio denuncia+a denunciaron extradito',
  'charged.bare': 'acusar imputar',
  'arrested.part':
    'detenid* arrestad* aprehendid* capturad* apresad* buscad*+por+la+policia buscad*+por+la+justicia puest*+a+disposicion+judicial ingresad*+en+prision llevad*+a+prision enviad*+a+prision pillad* sorprendid*+robando esposad*',
  'arrested.act':
    'detiene detienen detuvo detuvieron arresta arresto+a arrestan arrestaron captura+a capturo capturaron apreso busca+a buscan+a',
  'arrested.bare': 'detener arrestar',
  'sued.part': 'demandad* desahuciad* desalojad* querellad*',
  'sued.act': 'demanda+a demando demandan demandaron demandara',
  'investigated.part': 'investigad* indagad*',
  'investigated.act': 'investiga investigan investigo+a',
  'punished.part': 'multad* sancionad* expulsad* despedid* suspendid* destituid* expedientad* cesad*',
  'punished.act': 'multa+a multo multan sanciono expulso despidio suspendio destituyo',
  'deed.part':
    'asesinad* apuñalad* agredid* atacad* robad* violad* estafad* secuestrad* amenazad* acosad* golpead* maltratad* chantajead* engañad* asaltad* atropellad* torturad* abusad* estrangulad* extorsionad* timad* defraudad* malversad* desviad* falsificad* herid* insultad* humillad* discriminad* envenenad* matad* tirotead* baleado',
  'deed.act': `vacio+la+cuenta vacio+las+cuentas sustraia estrello asesino+a asesina+a mato apuñalo agredio agrede ataco ataca robo+a robo robaba roba violo estafo estafaba estafa+a secuestro+a amenazo amenazaba acoso+a acosaba golpeo golpeaba maltrato maltrataba chantajeo engaño+a engañaba asalto+a atropello torturo extorsiono
    defraudo malverso desvio+fondos desvio+dinero desvio falsifico falsificaba blanqueo+dinero blanqueaba vendia+droga* traficaba sustrajo se+apropio quemo incendio+el incendio+la insulto+a humillo se+hizo+pasar+por se+hacia+pasar+por conducia+borracho conducia+ebri* huyo+tras cobraba+comisiones acepto+sobornos soborno+a disparo abuso+de disparaba destrozo`,
  'deed.bare':
    'matar asesinar robar estafar agredir apuñalar violar secuestrar amenazar acosar golpear maltratar estrangular engañar extorsionar atacar abusar+de atropellar defraudar matando robando agrediendo herir',
  'clear.part':
    'absuelt* exculpad* exonerad* sobreseid* libre+sin+cargos liberad*+sin+cargos puest*+en+libertad+sin+cargos indultad* injustamente+acusad* injustamente+condenad* injustamente+encarcelad* acusad*+falsamente acusad*+injustamente condenad*+injustamente condenad*+por+error detenid*+por+error confundid*+con desimputad* encarcelad*+injustamente',
  'clear.act':
    'absuelve absolvio absolvieron exculpa exculpo exonera exonero exoneran descarta+la+implicacion descarto+la+implicacion archiva+la+causa',
  'clear.bare': 'absolver exculpar absolviendo',
  'self.convicted':
    'entre+rejas escucho+el+fallo se+declaro+culpable se+declara+culpable cumple+condena cumplia+condena cumplira+condena culpable+de debera+pagar debera+cumplir debera+indemnizar ira+a+prision ira+a+la+carcel entra+en+prision entro+en+prision ingresa+en+prision ingreso+en+prision fue+a+prision pasara+años años+de+prision+para años+de+carcel+para prision+para carcel+para condena+para cadena+perpetua+para carcel+contra prision+contra años+de+carcel+a acepta+una+condena acepto+una+condena acepto+*+años',
  'self.charged':
    'le+atribuye se+sentara+en+el+banquillo carcel+para se+enfrenta+a enfrenta+cargos enfrenta+un+juicio enfrenta+hasta va+a+juicio sera+juzgad* es+juzgad* fue+juzgad* sera+juzgada+por se+sienta+en+el+banquillo se+sento+en+el+banquillo ira+a+juicio niega+los+hechos nego+los+hechos niega+las+acusaciones nego+las+acusaciones niega+los+cargos nego+los+cargos se+declaro+inocente en+el+banquillo al+banquillo rechaza+las+acusaciones rechazo+las+acusaciones esta+imputad* libertad+bajo+fianza en+libertad+con+cargos piden+*+años+para afronta',
  'self.arrested':
    'se+entrego permanece+en+prision sigue+en+prision esta+en+prision en+prision+preventiva en+prision+provisional prision+provisional+para prision+preventiva+para se+dio+a+la+fuga esta+fugad* en+paradero+desconocido huyo+del+pais esta+detenid* permanece+detenid* sigue+detenid* quedo+detenid*',
  'self.deed':
    'confeso confiesa admitio+haber admite+haber reconocio+haber reconoce+haber reconocio+los+hechos admitio+los+hechos admite+los+hechos reconoce+los+hechos debe+el+alquiler se+nego+a+pagar se+nego+a+abandonar se+niega+a+pagar',
  'self.clear':
    'que+no+cometio que+no+provoco que+no+habia+cometido ordeno+su+puesta+en+libertad quedo+libre+de+cargos quedo+en+libertad+sin+cargos es+inocente era+inocente no+esta+acusad* no+esta+investigad* no+es+sospechos* no+era+sospechos* sin+cargos no+tuvo+nada+que+ver no+tiene+nada+que+ver libre+de+toda+sospecha no+figura+como+investigad* inocente+de',
  'self.investigated': 'esta+siendo+investigad* bajo+investigacion principal+sospechos* bajo+sospecha',
  'self.punished': 'dimitio+tras dimite+tras dimitio+por perdio+la+licencia',
  'work.judge':
    'dicto+sentencia dicto ordeno preside+el+tribunal presidio+el+tribunal presidio+el+juicio impuso fallo+que ordena considero+probado preside decreto',
  'work.police':
    'dirigio+la+investigacion dirige+la+investigacion dirigio+la+operacion dirigio+el+operativo coordino+la+operacion esclarecio resolvio+el+caso encabezo+la+investigacion',
  'work.lawyer': 'representa+a representa represento defiende+a defiende defendio asiste+a recurrira',
  'work.witness':
    'presencio vio testifico declaro+como+testigo llamo+a+la+policia aviso+a alerto+a dio+la+alarma ayudo+a rescato+a rescato salvo+a persiguio encontro+el+cuerpo encontro+el+cadaver hallo+el+cuerpo auxilio oyo escucho+los+gritos intervino',
  'work.expert': 'analizo estudia investiga+en enseña imparte examino explica+el+fenomeno',
  'work.reporter': 'publico revelo informo escribio escribe entrevisto destapo narra narro',
  'work.official':
    'condeno+el condeno+la+agresion condeno+los condena+el+ataque anuncio inauguro presento pidio agradecio lamento visito reclamo exigio',
  'work.artist': 'interpreta interpreto protagoniza dirige+la+pelicula encarna da+vida+a actua+en',
  judge: 'juez jueza magistrad* presidente+del+tribunal',
  police: 'inspector inspectora comisari* subinspector* sargento detective investigador+policial capitan teniente',
  prosecutor: 'fiscal fiscalia fiscales',
  lawyer: 'abogad* letrad* defensor defensora procurador*',
  witness: 'testigo testigos vecin* transeunte jurado',
  expert:
    'experto experta profesor* psicolog* psiquiatra criminolog* catedratic* medic* forense perito perita analista economista historiador* doctor doctora enfermer* bombero cientific*',
  reporter:
    'periodista reporter* corresponsal escritor escritora autor+del+libro autora+del+libro columnista cronista redactor* novelista',
  official:
    'portavoz alcalde alcaldesa ministr* concejal* senador* diputad* gobernador* activista sacerdote parroco presidenta+de+la+asociacion presidente+de+la+asociacion directora+del+colegio',
  artist: 'actor actriz cantante director+de+cine directora+de+cine cineasta musico pintor* comico',
  accused:
    'sospechos* acusado acusada culpable profug* estafador* asesino asesina ladron ladrona agresor* atracador* violador* delincuente cabecilla complice homicida encausad* reo narcotraficante presunto+autor presunta+autora autor+confeso procesado procesada condenado condenada maltratador* encartad* timador* investigado investigada imputado imputada',
  accusal:
    'juicio detencion arresto condena sentencia cargos acusacion acusaciones denuncia denuncias querella demanda investigacion orden+de+detencion orden+de+busqueda causa extradicion proceso sospechas imputacion ingreso+en+prision procedimiento pruebas culpabilidad',
  upset: 'archiv* anul* revoc* retir* desestim* sobresei* desech* sobresee infundad* falsas falsa falso',
  appeal: 'recurso recursos apelacion confirm* recurr*',
  doubt:
    'interrogad* declaro+ante+la+policia aparece+en+los+documentos aparece+en+los+papeles figura+en+los+papeles figura+en+los+documentos vinculad* relacionad*+con no+esta+claro se+desconoce+si se+ignora rumores persona+de+interes acusaciones+mutuas se+acusan+mutuamente versiones+contradictorias citad*+a+declarar llamad*+a+declarar por+aclarar por+determinar',
  victim: 'victima victimas superviviente sobreviviente fallecid* rehen perjudicad* damnificad* herid* difunt*',
  harm: 'asesinato muerte homicidio secuestro robo agresion violacion ataque desaparicion estafa apuñalamiento atropello abuso crimen maltrato acoso',
  suffer:
    'lo+perdio+todo perdio+todo invirtio murio muere fallecio fallece perdio+la+vida perdio+sus+ahorros sobrevivio sobrevive resulto+herid* fue+hallad*+muert* fue+encontrad*+muert* desaparecio sufrio se+recupera fue+trasladad*+al+hospital cayo+en+la+trampa quedo+herid* perdio+todos perdonar',
  family:
    'madre padre hermano hermana hijo hija hijos esposa esposo marido mujer+de viuda viudo padres tio tia primo prima abuela abuelo pareja novia novio amigo amiga exmarido exmujer exnovio exnovia exesposa familia familiares nieto nieta compañero compañera sobrino sobrina',
  claimant: 'demandante denunciante querellante',
  say: 'dijo dice explico explica afirmo afirma declaro aseguro asegura señalo añadio conto cuenta recordo recuerda comento advirtio advierte relato manifesto indico describio sostiene opina',
  someone:
    'cuidador* gestor novelista policia enfermero arrestados detenidos hombre hombres mujer mujeres joven jovenes chico chica persona personas conductor* turista turistas tribunal juzgado audiencia empresa banco hospital colegio cliente clientes huesped huespedes anciano anciana ancianos pensionista estudiante alumno alumna alumnos empleado empleada empleados trabajador* propietari* inquilin* dueñ* pareja inversores ayuntamiento autoridades gobierno banda empresari* niño niña niños menor menores ciclista peaton policias agentes gerente camarer* comerciante contable individuo ministerio ahorradores jubilad*',
  pronoun: 'ella este+ultimo',
  object: 'lo la le los las',
  who: 'que quien quienes cual',
  be: 'fue es era fueron sido siendo ser sera esta estaba estuvo quedo resulto resultar seria sea son estan queda han+sido ha+sido',
  have: 'ha han habia haber habian hubo habria haya habiendo',
  by: 'por',
  against: 'contra',
  toward: 'a al',
  prep: 'de del con en para sobre desde ante tras hacia entre sin hasta durante segun bajo junto',
  det: 'el la los las un una unos unas su sus este esta ese esa ex antiguo antigua exempleado dos tres cuatro cinco presunto presunta joven conocido conocida reconocido veterano veterana llamado llamada',
  and: 'y e',
  not: 'no nunca ni tampoco sin jamas nada ningun ninguna',
  clause: 'porque mientras cuando aunque pero como despues antes donde si',
  time: 'lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre ayer hoy se en tras segun nuestra eso hace',
};
