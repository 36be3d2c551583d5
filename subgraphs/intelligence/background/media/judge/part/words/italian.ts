import type { Words } from '../word-classes.js';

/** Italian words by class, without accents. Written for this project. */
export const ITALIAN: Words = {
  'convicted.part':
    'condannato condannata condannati incarcerato incarcerata giudicato+colpevole giudicata+colpevole ritenuto+colpevole ritenuta+colpevole riconosciuto+colpevole riconosciuta+colpevole dichiarato+colpevole dichiarata+colpevole',
  'convicted.act': 'condanna condanno condannano condannarono',
  'convicted.bare': 'condannare',
  'charged.part':
    'accusato accusata accusati incriminato incriminata imputato imputata rinviato+a+giudizio rinviata+a+giudizio denunciato denunciata estradato estradata processato+per processata+per deferito deferita segnalato segnalata',
  'charged.act': 'accusa accuso accusano denuncia+@ denuncio incrimina rinvia+a+giudizio incastra incastrano',
  'charged.bare': 'accusare incriminare',
  'arrested.part':
    'arrestato arrestata arrestati fermato fermata catturato catturata ricercato ricercata ammanettato ammanettata preso+in+custodia posto+ai+domiciliari posta+ai+domiciliari messo+ai+domiciliari sorpreso+a sorpresa+a portato+in+carcere portata+in+carcere bloccato bloccata finito+in+manette finita+in+manette',
  'arrested.act':
    'arresta arresto+il arrestano arrestarono cattura+@ catturano ferma+@ fermano hanno+arrestato hanno+fermato',
  'arrested.bare': 'arrestare fermare',
  'sued.part':
    'citato+in+giudizio citata+in+giudizio querelato querelata sfrattato sfrattata citato+per+danni citata+per+danni portato+in+tribunale portata+in+tribunale',
  'sued.act': 'querela cita+in+giudizio querelo ha+citato+in+giudizio ha+fatto+causa+a fa+causa+a',
  'investigated.part': 'indagato indagata sospettato sospettata iscritto+nel+registro iscritta+nel+registro',
  'investigated.act': 'indaga+su indagano+su sospetta sospettano',
  'punished.part':
    'multato multata sospeso sospesa licenziato licenziata radiato radiata espulso espulsa squalificato squalificata sanzionato sanzionata interdetto interdetta rimosso rimossa destituito destituita allontanato allontanata',
  'punished.act': 'multa+@ sospende licenzia espelle',
  'deed.part':
    'devastato devastata ucciso uccisa uccisi assassinato assassinata accoltellato accoltellata aggredito aggredita attaccato attaccata rapinato rapinata derubato derubata violentato violentata stuprato stuprata truffato truffata rapito rapita minacciato minacciata molestato molestata picchiato picchiata malmenato malmenata maltrattato maltrattata ricattato ricattata ingannato ingannata raggirato raggirata stato+investito stata+investita torturato torturata abusato strangolato strangolata estorto ferito ferita perseguitato perseguitata sequestrato sequestrata rubato rubata insultato insultata falsificato sottratto sottratta intascato colpito colpita avvelenato avvelenata frodato evaso riciclato discriminato discriminata incendiato corrotto speronato travolto travolta spacciato distratto',
  'deed.act':
    'ha+sottratto svuotava uccide uccise accoltella accoltello aggredisce aggredi attacca rapino violento stupra truffava truffo rapisce minaccia minacciava minaccio molesta molestava picchia picchiava maltrattava ricattava ingannava raggira raggirava investe investi rubava rubo sottrae sottraeva falsificava intascava spacciava si+spacciava+per si+fingeva si+e+finto si+è+finto riciclava evadeva insulta sparo strangola distraeva appicco incendio+la gestiva+un+giro perseguitava tortura incassava',
  'deed.bare':
    'uccidere accoltellare aggredire rapinare derubare violentare truffare rapire minacciare molestare picchiare maltrattare ricattare ingannare estorcere strangolare ferire raggirare perseguitare',
  'clear.part':
    'assolto assolta assolti prosciolto prosciolta scagionato scagionata scarcerato+per+insussistenza rilasciato+senza rilasciata+senza graziato graziata ingiustamente+accusato ingiustamente+accusata ingiustamente+condannato accusato+ingiustamente accusata+ingiustamente condannato+ingiustamente condannata+ingiustamente arrestato+per+errore arrestata+per+errore scambiato+per scambiata+per ingiustamente+detenuto accusato+per+errore arrestato+ingiustamente ingiustamente+arrestato riabilitato',
  'clear.act': 'assolve assolse scagiona scagionano proscioglie assolvono',
  'clear.bare': 'assolvere scagionare prosciogliere',
  'self.convicted':
    'dietro+le+sbarre ha+patteggiato patteggia patteggio patteggera sta+scontando sconta+una scontera dovra+risarcire dovra+pagare dovra+scontare colpevole+di e+colpevole è+colpevole anni+di+carcere+per anni+a anni+di+reclusione+per anni+per chiesti+*+anni+per condanna+per condanna+a ergastolo+per mesi+a ergastolo+a',
  'self.charged':
    'chiesti+*+anni+per chiesto+*+anni+per e+a+processo è+a+processo va+a+processo andra+a+processo a+processo sotto+processo deve+rispondere dovra+rispondere risponde+di alla+sbarra sul+banco+degli+imputati nega+le+accuse ha+negato+le+accuse respinge+le+accuse ha+respinto+le+accuse nega+ogni ha+negato+ogni si+dichiara+innocente si+e+dichiarato+innocente si+è+dichiarato+innocente si+è+dichiarata+innocente si+proclama+innocente rischia sara+processat* comparira+davanti rinviat*+a+giudizio processo+a+carico a+giudizio',
  'self.arrested':
    'in+manette si+è+costituito si+è+costituita e+in+carcere è+in+carcere resta+in+carcere agli+arresti+domiciliari ai+domiciliari ai+arresti in+custodia+cautelare e+latitante è+latitante latitante in+fuga è+fuggito è+fuggita si+era+dato+alla+fuga si+è+dato+alla+fuga si+è+data+alla+fuga finisce+in+carcere finisce+in+manette finito+in+carcere finita+in+carcere in+stato+di+fermo',
  'self.deed':
    'ha+confessato confessa confesso ha+ammesso ammette ammise ha+appiccato ha+aperto+il+fuoco ha+abusato aveva+ammesso si+è+rifiutato+di+pagare si+rifiuta+di',
  'self.clear':
    "non+aveva+commesso non+aveva+appiccato da+innocente e+innocente è+innocente era+innocente non+e+indagat* non+è+indagat* non+risulta+indagat* non+è+accusat* non+è+sospettat* non+c'+entra estraneo+ai estranea+ai estraneo+alla estranea+alla nessun+sospetto nessuna+accusa non+ha+commesso il+fatto+non+sussiste perche+il+fatto+non+sussiste per+non+aver+commesso assoluzione+per non+luogo+a+procedere innocente+di",
  'self.investigated':
    'e+indagat* è+indagat* è+sospettat* sotto+inchiesta sotto+indagine nel+mirino principale+sospettat* risulta+indagat* nel+registro+degli+indagati',
  'self.punished': 'si+è+dimesso+dopo si+è+dimessa+dopo ha+perso+la+licenza dimessosi',
  'work.judge':
    "ha+disposto ha+emesso ha+presieduto presiede presiedeva ha+inflitto ha+letto+la+sentenza ha+convalidato ha+firmato+l'+ordinanza ha+firmato",
  'work.police':
    'ha+guidato+le+indagini guida+le+indagini ha+coordinato+le+indagini coordina+le+indagini ha+diretto+le+indagini dirige+le+indagini ha+condotto+le+indagini ha+risolto',
  'work.lawyer': 'rappresenta difende ha+difeso assiste ha+rappresentato ha+assistito',
  'work.witness':
    "ha+visto ha+testimoniato ha+assistito+alla ha+chiamato+la+polizia ha+chiamato+i ha+dato+l'+allarme ha+lanciato+l'+allarme ha+aiutato ha+salvato ha+soccorso ha+inseguito ha+trovato+il+corpo ha+sentito+le+urla ha+sentito ha+bloccato è+intervenuto è+intervenuta ha+avvertito",
  'work.expert': 'studia insegna analizza ha+analizzato ha+esaminato',
  'work.reporter':
    'ha+pubblicato ha+rivelato ha+scritto scrive racconta pubblica ha+intervistato ha+svelato ricostruisce',
  'work.official':
    "ha+annunciato ha+condannato+l'+aggressione ha+condannato+l'+attacco ha+inaugurato ha+ringraziato ha+chiesto annuncia ha+espresso ha+visitato ha+sottolineato ha+elogiato",
  'work.artist': 'interpreta ha+interpretato recita dirige+il+film canta veste+i+panni',
  judge: 'giudice giudici magistrato magistrata gip gup presidente+del+tribunal* presidente+della+corte',
  police:
    'commissario commissaria ispettore ispettrice poliziotto poliziotta maresciallo capitano carabiniere questore investigatore investigatrice tenente comandante sovrintendente vicequestore colonnello luogotenente',
  prosecutor: 'procuratore procuratrice pm pubblico+ministero pubblica+ministero sostituto procura',
  lawyer: 'avvocato avvocata avvocati avvocatessa legale legali difensore penalista',
  witness:
    'testimone testimoni teste vicino+di+casa vicina+di+casa vicini passante passanti giurato giurata vicina+che',
  expert:
    'esperto esperta professore professoressa psicologo psicologa psichiatra criminologo criminologa docente ricercatore ricercatrice medico perito storico storica economista analista sociologo sociologa dottore dottoressa infermiere infermiera legale+rappresentante vigile+del+fuoco consulente',
  reporter:
    'giornalista reporter corrispondente scrittore scrittrice autore+del+libro autrice+del+libro editorialista cronista inviato inviata romanziere',
  official:
    "portavoce sindaco sindaca ministro ministra assessore assessora senatore senatrice deputato deputata onorevole governatore parroco don attivista prefetto presidente+dell'+associazione consigliere consigliera preside dirigente+scolastica",
  artist: 'attore attrice cantante regista musicista pittore pittrice comico comica cantautore',
  accused:
    'sospettato sospettata imputato imputata colpevole latitante fuggitivo truffatore truffatrice assassino assassina ladro ladra aggressore rapinatore stupratore delinquente complice omicida indagato indagata spacciatore stalker condannato condannata reo reo+confesso presunto+autore presunta+autrice arrestato arrestata killer borseggiatore falsario boss usuraio',
  accusal:
    "processo arresto condanna sentenza accuse accusa denuncia denunce querela inchiesta indagine indagini mandato+di+arresto mandato+d'+arresto estradizione procedimento sospetti rinvio+a+giudizio prove ordinanza colpevolezza custodia",
  upset:
    'archiviat* annullat* annulla revocat* ritirat* ritira respint* infondat* cadut* caduta archivia decadut* false',
  appeal: 'ricorso ricorsi confermat* conferma',
  doubt:
    'interrogato interrogata sentito+dagli sentita+dagli sentito+come sentita+come compare+nei+documenti compare+nelle+carte citato+nelle citata+nelle citato+nei citata+nei collegato+a collegata+a non+e+chiaro non+è+chiaro non+è+ancora+chiaro resta+da+chiarire da+chiarire voci indiscrezioni si+accusano+a+vicenda versioni+contrastanti convocato convocata posizione+al+vaglio al+vaglio da+accertare ascoltato+dai ascoltata+dai',
  victim:
    'vittima vittime sopravvissuto sopravvissuta ostaggio defunto defunta ferito ferita parte+lesa persona+offesa parti+offese scomparso scomparsa',
  harm: 'omicidio morte assassinio sequestro+di rapimento rapina aggressione violenza stupro attacco scomparsa truffa furto delitto accoltellamento femminicidio uccisione pestaggio investimento',
  suffer:
    'perso+tutto aveva+investito ha+investito è+morto è+morta e+morto e+morta muore mori è+deceduto è+deceduta ha+perso+la+vita ha+perso+i ha+perso è+sopravvissut* è+scompars* è+stato+trovato+morto è+stata+trovata+morta è+stato+trovato+senza è+stata+trovata+senza ha+subito si+sta+riprendendo è+rimasto+ferito è+rimasta+ferita è+rimasto+vittima è+rimasta+vittima è+caduto+nella è+caduta+nella ricoverat* ha+perdonato è+rimasta+uccisa è+rimasto+ucciso',
  family:
    'madre padre fratello sorella figlio figlia figli moglie marito vedova vedovo genitori zio zia cugino cugina nonna nonno compagna compagno fidanzata fidanzato amico amica ex+marito ex+moglie ex+fidanzato ex+compagno ex+compagna famiglia familiari parente parenti nipote collega convivente',
  claimant: 'querelante denunciante parte+civile attore+in+giudizio',
  say: 'ha+detto dice ha+spiegato spiega ha+dichiarato ha+raccontato ha+affermato afferma ha+aggiunto aggiunge ha+ricordato ricorda ha+commentato commenta avverte ha+precisato ritiene ha+riferito secondo sostiene disse spiego',
  someone:
    'carabinieri polizia investigatori agenti badante promotore maestra maestro inquirenti uomo uomini donna donne giovane giovani ragazzo ragazza ragazzi persona persone automobilista conducente turista turisti tribunale corte azienda societa banca ospedale scuola cliente clienti ospite ospiti anziano anziana anziani pensionato pensionata pensionati studente studentessa studenti dipendente dipendenti lavoratore lavoratori proprietario proprietaria inquilino inquilina coppia investitori comune autorita governo banda imprenditore imprenditrice bambino bambina bambini minore minori minorenne ciclista pedone titolare gestore ragioniere commerciante malviventi tifosi risparmiatori barista contabile cassazione finanza guardia+di+finanza guide',
  pronoun: "lui lei egli quest'+ultimo quest'+ultima",
  object: "lo la li l'",
  who: 'che chi quale cui',
  be: 'è era sono erano stato stata stati essere viene venne veniva fu furono sara sia resta risulta finisce finito finita saranno',
  have: 'ha hanno aveva avere aver avrebbe avevano abbia avrebbero avendo',
  by: "da dal dalla dai dalle dall' dallo dagli",
  against: 'contro',
  toward: 'a ad al alla ai',
  prep: "di del della dello dell' dei degli delle in nel nella nei nelle nell' con su sul sulla sui per tra fra presso dopo prima verso secondo senza durante d'",
  det: "il lo la l' i gli le un uno una un' suo sua suoi sue questo questa ex due tre quattro giovane presunto presunta noto nota certo certa",
  and: 'e ed',
  not: 'non mai ne nessun nessuna senza nulla niente',
  clause: 'perche mentre quando anche ma come poi dove se',
  time: 'lunedi martedi mercoledi giovedi venerdi sabato domenica gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre ieri oggi ora si ci',
};
