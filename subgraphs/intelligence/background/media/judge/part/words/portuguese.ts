import type { Words } from '../word-classes.js';

/** Portuguese words by class, without accents. Written for this project. */
export const PORTUGUESE: Words = {
  'convicted.part': 'condenad* sentenciad* encarcerad* declarad*+culpad* considerad*+culpad* pres*+por+*+anos apenad*',
  'convicted.act': 'condena condenou condenaram sentenciou',
  'convicted.bare': 'condenar',
  'charged.part':
    'acusad* indiciad* processad*+por denunciad* pronunciad* extraditad* constituid*+arguid* constituid*+argui* apontad*+como+autor* apontad*+como+suspeit* julgad*+por incriminad* imputad*',
  'charged.act': 'acusa acusou acusam acusaram indicia indiciou denuncia+@ denunciou denunciaram pronunciou extraditou',
  'charged.bare': 'acusar indiciar',
  'arrested.part':
    'preso presa presos presas detido detida detidos detidas capturad* procurad*+pela+policia procurad*+pela+justica foragid* levad*+para+a+delegacia apreendid*+pela algemad* flagrad* apanhad*+em+flagrante preventivamente+pres* autuad*',
  'arrested.act': 'prende prendeu prenderam detem deteve detiveram captura+@ capturou capturaram procura+@ deteu',
  'arrested.bare': 'prender deter',
  'sued.part': 'processad* despejad* acionad*+na+justica',
  'sued.act': 'processa processou processaram move+acao+contra',
  'investigated.part': 'investigad* suspeit*+de+ter suspeit*+de+participar',
  'investigated.act': 'investiga investigam investigou+@',
  'punished.part':
    'multad* suspens* demitid* afastad* expuls* exonerad*+do+cargo punid* cassad* proibid*+de exonerad*+por despedid*',
  'punished.act': 'multa+@ multou suspendeu demitiu afastou expulsou',
  'deed.part':
    'assassinad* esfaquead* agredid* atacad* roubad* violad* estuprad* enganad* sequestrad* ameacad* assediad* espancad* maltratad* chantagead* assaltad* atropelad* torturad* abusad* estrangulad* extorquid* baleado baleada burlad* lesad* morto+por morta+por morto+a morta+a morto+com ferid* insultad* ludibriad* desviad* furtad* falsificad* humilhad* perseguid* envenenad* discriminad* golpead*',
  'deed.act':
    'destruiu vandalizou destruia esvaziou+a+conta assassinou matou mata esfaqueou agrediu agride atacou ataca roubou rouba violou estuprou sequestrou ameacou ameacava assediou assediava espancou espancava maltratou maltratava chantageou enganou enganava assaltou atropelou torturou extorquiu burlou burlava fraudou fraudava desviou desviava falsificou falsificava lavava+dinheiro lavou+dinheiro traficava vendia+drogas furtou furtava incendiou ateou+fogo+a ateou insultou humilhou se+passava+por se+passou+por fazia-se+passar fez-se+passar dirigia+embriagad* conduzia+embriagad* abusou+de disparou subornou recebeu+propina aceitou+subornos aplicava+golpes aplicou+golpes aplicou+golpe perseguiu perseguia sonegou apropriou-se',
  'deed.bare':
    'matar assassinar roubar agredir esfaquear violar estuprar sequestrar ameacar assediar espancar enganar extorquir atacar fraudar burlar estrangular ferir desviar atropelar',
  'clear.part':
    'absolvid* inocentad* ilibad* libertad*+sem+acusacao exonerad*+de+culpa indultad* solt*+sem injustamente+acusad* injustamente+condenad* acusad*+injustamente condenad*+injustamente condenad*+por+engano pres*+por+engano detid*+por+engano confundid*+com despronunciad* nao+pronunciad* pres*+injustamente falsamente+acusad* acusad*+falsamente',
  'clear.act':
    'absolve absolveu absolveram inocenta inocentou iliba ilibou iliboue descarta+a+participacao descartou+a+participacao',
  'clear.bare': 'absolver ilibar inocentar',
  'self.convicted':
    'vai+passar ouviu+a+sentenca declarou-se+culpad* se+declarou+culpad* cumpre+pena cumpria+pena cumprira culpad*+de tera+de+pagar tera+que+pagar tera+de+indemnizar vai+pagar vai+cumprir pegou+*+anos apanhou+*+anos pena+para anos+de+prisao+para anos+de+cadeia+para prisao+para pena+de+prisao+para prisao+perpetua+para tera+de+cumprir devera+pagar',
  'self.charged':
    'vai+a+julgamento foi+a+julgamento sera+julgad* e+julgad* é+julgad* começa+a+ser+julgad* comeca+a+ser+julgad* responde+por respondia+por vai+responder respondera+por respondera no+banco+dos+reus senta-se+no+banco nega+as+acusacoes negou+as+acusacoes nega+o+crime negou+o+crime nega+os+factos nega+os+fatos declarou-se+inocente se+declarou+inocente virou+reu virou+re tornou-se+reu torna-se+reu torna-se+re é+reu é+re é+arguid* arguido arguida enfrenta+acusac* enfrenta+julgamento enfrenta+processo pode+pegar arrisca incorre',
  'self.arrested':
    'entregou-se se+entregou esta+pres* permanece+pres* continua+pres* ficou+em+prisao em+prisao+preventiva prisao+preventiva+para fica+em+prisao esta+foragid* em+fuga fugiu+do fugiu+da fugiu+para fugiu+do+local pos-se+em+fuga segue+pres* esta+detid*',
  'self.deed':
    'confessou confessa admitiu+ter admite+ter admitiu+os reconheceu+ter reconheceu+os deve+aluguel deve+rendas recusou-se+a+pagar se+recusou+a+pagar se+recusa+a recusa-se+a',
  'self.clear':
    'que+nao+provocou que+nao+cometeu nao+cometeu é+inocente era+inocente nao+é+suspeit* nao+era+suspeit* nao+é+arguid* nao+é+investigad* nada+teve+a+ver nao+teve+nada+a+ver nada+tem+a+ver nao+tem+nada+a+ver saiu+em+liberdade+sem livre+de+qualquer+suspeita livre+de+acusac* nao+foi+acusad* nao+é+alvo inocente+de',
  'self.investigated':
    'esta+a+ser+investigad* esta+sendo+investigad* é+investigad* é+suspeit* era+suspeit* sob+investigacao principal+suspeit* sob+suspeita alvo+de+investigacao alvo+de+inquerito alvo+de+operacao',
  'self.punished': 'demitiu-se+apos demitiu-se+na perdeu+a+licenca perdeu+o+cargo perdeu+o+mandato',
  'work.judge':
    'presidiu+ao presidiu+o presidiu preside+ao+julgamento proferiu leu+o+acordao decretou determinou fixou',
  'work.police':
    'liderou+a+investigacao lidera+a+investigacao coordenou+a+investigacao coordena+a+investigacao chefiou+a chefia+a comandou+a+operacao dirigiu+a+investigacao conduziu+a+investigacao esclareceu+o+crime',
  'work.lawyer': 'representa representou defende defendeu vai+recorrer',
  'work.witness':
    'viu testemunhou presenciou chamou+a+policia alertou deu+o+alarme ajudou salvou resgatou socorreu encontrou+o+corpo perseguiu+o ouviu+os+gritos ouviu+gritos depos interveio imobilizou prestou+depoimento+como+testemunha',
  'work.expert': 'analisou estuda pesquisa ensina leciona examinou',
  'work.reporter': 'publicou revelou noticiou escreveu escreve entrevistou denunciou+o+esquema narra investigou',
  'work.official':
    'anunciou condenou+o+ataque condenou+a+agressao repudiou inaugurou agradeceu lamentou pediu defendeu+mais visitou exigiu criticou',
  'work.artist': 'interpreta interpretou protagoniza vive+o dirige+o+filme encarna da+vida',
  judge: 'juiz juiza juizes desembargador* magistrad* ministro+do+supremo',
  police:
    'delegad* inspetor* comissario comissaria policial investigador* sargento tenente detetive capitao major+da coordenador+da+policia',
  prosecutor: 'promotor promotora procurador procuradora promotores ministerio+publico',
  lawyer: 'advogad* defensor* defesa+de mandatari*',
  witness: 'testemunha testemunhas vizinh* transeunte jurado jurada morador+da+rua',
  expert:
    'especialista professor* psicolog* psiquiatra criminolog* pesquisador* investigadora+da+universidade medic* perit* historiador* economista analista enfermeir* bombeir* cientista',
  reporter:
    'jornalista reporter correspondente escritor* autor+do+livro autora+do+livro colunista cronista radialista apresentador* romancista',
  official:
    'porta-voz prefeit* presidente+da+camara ministr* vereador* deputad* senador* governador* padre ativista presidente+da+associacao diretora+da+escola diretor+da+escola autarca secretari*',
  artist: 'ator atriz cantor cantora cineasta diretor+do+filme realizador* music* pintor* humorista',
  accused:
    'suspeito suspeita suspeitos acusado acusada reu re arguido arguida culpado culpada foragido foragida burlao burlona golpista assassino assassina ladrao ladra agressor agressora assaltante criminoso criminosa cumplice homicida traficante estelionatario estelionataria autor+do+crime autora+do+crime falsario estuprador violador condenado condenada',
  accusal:
    'julgamento detencao prisao condenacao sentenca pena acusacao acusacoes denuncia denuncias queixa queixas processo inquerito investigacao mandado+de+prisao mandado+de+detencao extradicao suspeitas acao acao+judicial indiciamento provas culpa crime+imputado queixa-crime',
  upset:
    'arquiv* anul* revog* retirad* retirou improcedente improcedentes rejeit* infundad* falsas falsa trancad* extint* cairam derrub*',
  appeal: 'recurso recursos apelacao confirm* recorr* mantev* mantid* manteve',
  doubt:
    'interrogad* ouvid*+pela+policia prestou+depoimento aparece+nos+documentos citad*+em citad*+nos citad*+na mencionad* ligad*+a ligad*+ao relacionad*+com nao+se+sabe+se nao+esta+claro nao+é+claro nao+ficou+claro desconhece-se rumores boatos acusam-se+mutuamente acusacoes+mutuas versoes+contraditorias intimad* por+esclarecer por+apurar a+esclarecer',
  victim: 'vitima vitimas sobrevivente refem lesad* ferid* falecid*',
  harm: 'assassinato assassinio morte homicidio sequestro roubo agressao violacao estupro ataque desaparecimento assalto burla atropelamento feminicidio assedio golpe',
  suffer:
    'perdeu+tudo investiu morreu morre faleceu perdeu+a+vida perdeu+as+economias perdeu+as+poupancas perdeu sobreviveu foi+encontrad*+mort* foi+encontrad*+sem+vida desapareceu sofreu recupera-se se+recupera foi+hospitalizad* foi+levad*+ao+hospital foi+levad*+para+o+hospital caiu+no+golpe ficou+ferid* não+resistiu foi+mort*',
  family:
    'mae pai irmao irma filho filha filhos esposa esposo marido mulher+de mulher+do viuva viuvo pais tio tia primo prima avo companheira companheiro namorada namorado amigo amiga ex-marido ex-mulher ex-namorado ex-namorada ex-companheiro ex-companheira familia familiares sobrinho sobrinha colega genro nora',
  claimant: 'queixos* denunciante autor+da+acao autora+da+acao',
  say: 'disse diz explicou explica afirmou afirma declarou garantiu contou conta recordou recorda lembrou lembra comentou alertou+que advertiu relatou referiu acrescentou descreveu considera sublinhou',
  someone:
    'policiais policia agentes cuidador* gestor educador* homem homens mulher mulheres jovem jovens rapaz rapariga menino menina pessoa pessoas motorista condutor* turista turistas tribunal justica empresa banco hospital escola cliente clientes hospede hospedes idoso idosa idosos reformado reformada reformados aposentado aposentada estudante aluno aluna alunos empregado empregada funcionari* trabalhador* proprietari* inquilin* casal investidores camara autoridades governo quadrilha empresario empresaria crianca criancas menor menores ciclista peao pedestre gerente dono dona comerciante contabilista contador contadora individuo psp gnr pj relacao coletivo',
  pronoun: 'ele ela este+ultimo',
  object: '-o -a -os -as -lo -la -los -las -no -na lhe',
  who: 'que quem qual',
  be: 'foi é era foram sido sendo ser sera esta estava ficou fora seja sao acabou continua seria',
  have: 'tem tinha ter ha haver havia tinham teria tenha tendo',
  by: 'por pelo pela pelos pelas',
  against: 'contra',
  toward: 'à ao',
  prep: 'de do da dos das no na nos nas em para com sobre sob apos ate entre sem desde durante segundo perante num numa à ao aos às a+um a+uma',
  det: 'o a os as um uma seu sua seus suas este esta esse essa ex antigo antiga dois duas tres quatro jovem alegado alegada suposto suposta conhecido conhecida chamado chamada',
  and: 'e',
  not: 'nao não nunca nem jamais nenhum nenhuma sem nada',
  clause: 'porque enquanto quando embora mas como depois antes onde se',
  time: 'segunda terca quarta quinta sexta sabado domingo segunda-feira terca-feira quarta-feira quinta-feira sexta-feira janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro ontem hoje em segundo apos ha nos isso',
};
