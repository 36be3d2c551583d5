import type { Words } from '../word-classes.js';

/** French words by class, without accents. Written for this project. */
export const FRENCH: Words = {
  'convicted.part':
    'condamne condamnee condamnes condamnees reconnu+coupable reconnue+coupable juge+coupable jugee+coupable declare+coupable declaree+coupable emprisonne emprisonnee incarcere incarceree ecroue ecrouee',
  'convicted.act': 'condamne condamnent condamna',
  'convicted.bare': 'condamner',
  'charged.part':
    'accuse accusee accuses accusees inculpe inculpee mis+en+examen mise+en+examen mis+en+accusation mise+en+accusation poursuivi poursuivie juge+pour jugee+pour mis+en+cause mise+en+cause extrade extradee denonce denoncee renvoye+devant renvoyee+devant defere deferee soupconne+d* soupconnee+d* signale+a signalee+a',
  'charged.act': 'accuse accusent accusait inculpe poursuit met+en+examen denonce',
  'charged.bare': 'accuser poursuivre',
  'arrested.part':
    'arrete arretee arretes interpelle interpellee place+en+garde+a+vue placee+en+garde+a+vue place+en+detention placee+en+detention recherche+par recherchee+par capture capturee menotte menottee pris+en+flagrant prise+en+flagrant appreh* place+sous+controle placee+sous+controle ecroue ecrouee',
  'arrested.act': 'arrete arretent interpelle interpellent recherche+@',
  'arrested.bare': 'arreter interpeller',
  'sued.part':
    'assigne+en+justice assignee+en+justice expulse+de+son+logement expulsee+de+son+logement attaque+en+justice attaquee+en+justice assigne assignee',
  'sued.act': 'poursuit+en+justice assigne attaque+en+justice',
  'investigated.part': 'soupconne soupconnee suspecte suspectee vise+par visee+par',
  'investigated.act': 'soupconne soupconnent enquete+sur enquetent+sur',
  'punished.part':
    'suspendu suspendue licencie licenciee radie radiee revoque revoquee sanctionne sanctionnee exclu exclue interdit+d* interdite+d* limoge limogee verbalise',
  'punished.act': 'suspend licencie radie sanctionne',
  'deed.part':
    'saccage saccagee devaste roue+de+coups rouee+de+coups tue tuee tues assassine assassinee poignarde poignardee agresse agressee attaque attaquee vole volee braque braquee viole violee escroque escroquee enleve enlevee menace menacee harcele harcelee frappe frappee battu battue maltraite maltraitee trompe trompee detourne detournes detournee detournees falsifie extorque extorquee blesse blessee renverse renversee abuse abusee torture torturee etrangle etranglee arnaque arnaquee sequestre sequestree derobe dupe dupee depouille depouillee humilie humiliee insulte insultee discrimine discriminee cambriole cambriolee percute percutee blanchi soudoye rackette rackettee fraude empoisonne empoisonnee spolie spoliee incendie',
  'deed.act':
    'tue tua poignarde agresse attaque vole viole escroque enleve menace menacait harcele harcelait frappe frappait maltraite maltraitait trompait detourne detournait falsifie falsifiait extorque escroquait volait blanchissait vendait+de+la+drogue trafiquait se+faisait+passer+pour se+fait+passer+pour percevait+des+pots-de-vin conduisait+ivre insultait incendie',
  'deed.bare':
    'tuer assassiner poignarder agresser attaquer voler violer escroquer enlever menacer harceler frapper maltraiter tromper etrangler extorquer blesser renverser spolier',
  'clear.part':
    'acquitte acquittee relaxe relaxee innocente innocentee blanchie blanchi+par blanchi+de mis+hors+de+cause mise+hors+de+cause disculpe disculpee relache+sans relachee+sans libere+sans liberee+sans remis+en+liberte+sans remise+en+liberte+sans accuse+a+tort accusee+a+tort accuse+à+tort accusee+à+tort condamne+à+tort condamnee+à+tort arrete+par+erreur arretee+par+erreur gracie graciee arrete+à+tort arretee+à+tort soupconne+à+tort soupconnee+à+tort confondu+avec confondue+avec rehabilite rehabilitee',
  'clear.act': 'acquitte relaxe innocente disculpe met+hors+de+cause blanchit',
  'clear.bare': 'acquitter relaxer innocenter disculper',
  'self.convicted':
    'ecope+d* a+ecope+d* purge+une+peine purgeait devra+verser devra+payer devra+rembourser devra+purger coupable+d* a+plaide+coupable plaide+coupable ans+de+prison+pour prison+ferme+pour prison+pour prison+avec+sursis+pour ira+en+prison peine+pour perpetuite+pour',
  'self.charged':
    'comparait comparaissait comparaitra devant+le+tribunal+pour sera+juge sera+jugee est+juge est+jugee etait+juge etait+jugee devra+repondre doit+repondre devait+repondre risque encourt nie+les+faits a+nie+les conteste+les+faits a+conteste+les+faits conteste+les+accusations rejette+les+accusations dans+le+box+des+accuses sur+le+banc+des+accuses clame+son+innocence a+plaide+non+coupable plaide+non+coupable proces+pour',
  'self.arrested':
    "est+en+detention en+detention+provisoire en+garde+a+vue en+garde+à+vue est+en+fuite en+fuite en+cavale s'+est+rendu s'+est+rendue a+pris+la+fuite reste+en+detention dort+en+prison derriere+les+barreaux",
  'self.deed':
    "a+avoue avoue a+reconnu+avoir reconnait+avoir a+admis+avoir a+reconnu+les+faits reconnait+les+faits a+reconnu+avoir+detourne doit+des+loyers refuse+de+payer refuse+de+quitter avait+avoue a+mis+le+feu a+ouvert+le+feu a+abuse+d* s'+en+est+pris s'+en+est+prise avait+falsifie",
  'self.clear':
    "n'+a+pas+commis n'+avait+pas+commis pas+commis pas+commise est+innocent est+innocente etait+innocent etait+innocente n'+est+pas+soupconn* n'+est+pas+mis+en+cause n'+est+pas+mise+en+cause n'+est+pas+poursuiv* n'+est+pas+suspect* n'+a+rien+a+voir rien+à+voir aucun+soupcon aucune+charge a+beneficie+d'+un+non-lieu beneficie+d'+un+non-lieu non-lieu+pour non-lieu ressort+libre est+ressorti+libre est+ressortie+libre hors+de+cause relaxe+pour acquittement+pour",
  'self.investigated':
    "fait+l'+objet+d'+une+enquete fait+l'+objet est+vise+par est+visee+par principal+suspect principale+suspecte dans+le+collimateur sous+enquete",
  'self.punished': 'a+demissionne+apres demissionne+apres a+perdu+sa+licence',
  'work.judge': 'preside presidait a+preside a+ordonne a+prononce a+rendu+son',
  'work.police':
    "dirige+l'+enquete a+dirige+l'+enquete dirigeait+l'+enquete a+mene+l'+enquete mene+l'+enquete coordonne+l'+enquete a+resolu a+conduit+l'+enquete",
  'work.lawyer': "represente defend defendait a+defendu a+plaide+la+relaxe a+plaide+l'+acquittement plaide+la+relaxe",
  'work.witness':
    "a+vu a+entendu a+temoigne a+appele+la+police a+alerte a+donne+l'+alerte a+sauve a+secouru a+aide a+poursuivi+le a+decouvert+le+corps temoigne a+assiste a+maitrise a+porte+secours a+prevenu a+apercu",
  'work.expert': 'etudie enseigne analyse a+analyse a+examine',
  'work.reporter': 'a+revele revele a+publie a+ecrit ecrit raconte publie a+enquete signe',
  'work.official':
    "a+annonce a+denonce+l'+agression a+condamne+l'+agression a+condamne+l'+attaque a+salue a+inaugure a+remercie a+demande+aux reclame annonce a+appele+a a+rendu+hommage preside+l'+association",
  'work.artist': 'joue incarne interprete a+joue tourne realise chante',
  judge:
    'juge juges magistrat magistrate president+du+tribunal presidente+du+tribunal president+de+la+cour presidente+de+la+cour',
  police:
    'commissaire inspecteur inspectrice policier policiere lieutenant capitaine brigadier gendarme enqueteur enquetrice adjudant major+de+police colonel commandant commandante',
  prosecutor: 'procureur procureure parquet avocat+general avocate+generale substitut',
  lawyer: 'avocat avocate avocats conseil+de me maitre defenseur',
  witness: 'temoin temoins voisin voisine voisins passant passante jure juree riverain riveraine',
  expert:
    'expert experte professeur professeure psychologue psychiatre criminologue chercheur chercheuse medecin legiste historien historienne sociologue economiste docteur infirmier infirmiere pompier analyste',
  reporter:
    'journaliste reporter correspondant correspondante auteur+du+livre autrice ecrivain ecrivaine romancier romanciere chroniqueur chroniqueuse redacteur redactrice',
  official:
    "porte-parole maire ministre depute deputee senateur senatrice prefet prefete elu elue conseiller conseillere pretre militant militante presidente+de+l'+association president+de+l'+association adjoint adjointe directrice+de+l'+ecole directeur+de+l'+ecole",
  artist:
    'acteur actrice chanteur chanteuse realisateur realisatrice comedien comedienne musicien musicienne humoriste peintre cineaste',
  accused:
    'suspect suspecte accuse accusee prevenu prevenue coupable fugitif fugitive escroc meurtrier meurtriere assassin voleur voleuse agresseur agresseuse braqueur violeur delinquant delinquante complice cambrioleur tueur tueuse trafiquant trafiquante auteur+presume auteure+presumee condamne mis+en+cause faussaire conjoint+violent harceleur harceleuse',
  accusal:
    "poursuite proces arrestation interpellation condamnation peine accusations accusation plainte plaintes enquete poursuites charges mandat+d'+arret extradition mise+en+examen soupcons procedure information+judiciaire garde+à+vue culpabilite charge preuves mise+en+cause affaire",
  upset:
    "abandonne* annule* classe+sans+suite classee+sans+suite rejete* retire* infonde* levee levees classe classee classer infirme* casse+la caduc* s'+effondre",
  appeal: 'appel pourvoi confirme confirmee confirmes',
  doubt:
    "entendu entendue auditionne auditionnee interroge interrogee cite+dans citee+dans apparait+dans apparaît+dans lie+a liee+a on+ignore ignore+encore n'+est+pas+clair reste+à+etablir reste+à+determiner rumeurs rumeur s'+accusent versions+contradictoires se+rejettent entendu+comme reste+flou reste+floue role+exact à+determiner convoque convoquee non+etabli",
  victim: 'victime victimes survivant survivante rescape rescapee otage defunt defunte blesse blessee disparu disparue',
  harm: 'meurtre mort assassinat enlevement agression viol attaque disparition homicide vol braquage deces harcelement escroquerie feminicide',
  suffer:
    "tout+perdu avait+place a+place avait+investi est+mort est+morte est+decede est+decedee meurt a+perdu+la+vie a+perdu+ses a+perdu a+survecu survit a+ete+retrouve+mort a+ete+retrouvee+morte a+ete+retrouve a+ete+retrouvee a+disparu a+ete+hospitalis* a+subi s'+est+fait+voler s'+est+fait+agresser s'+est+fait+escroquer se+remet grievement+blesse grievement+blessee",
  family:
    'mere pere frere soeur fils fille epouse epoux mari femme+d* veuve veuf parents oncle tante cousin cousine grand-mere grand-pere compagne compagnon amie ami ex-mari ex-femme ex-compagnon ex-compagne famille proche proches neveu niece collegue petite+amie petit+ami',
  claimant: "plaignant plaignante partie+civile parties+civiles lanceur+d'+alerte lanceuse+d'+alerte",
  say: "a+declare declare a+explique explique a+dit dit a+raconte affirme a+affirme a+indique indique a+precise precise a+ajoute ajoute selon rappelle a+rappele se+souvient s'+est+souvenu estime a+estime commente a+commente previent avertit a+confie confie decrit a+decrit",
  someone:
    'police policiers gendarmes enqueteurs notaire courtier malfaiteurs cambrioleurs aide-soignante homme hommes femme femmes jeune jeunes garcon adolescent adolescente personne personnes conducteur conductrice touriste touristes tribunal cour assises entreprise societe banque hopital ecole client cliente clients clientes retraite retraitee retraites etudiant etudiante eleve eleves employe employee employes salarie salariee salaries proprietaire locataire locataires couple investisseurs mairie autorites gouvernement bande entrepreneur entrepreneuse enfant enfants mineur mineure cycliste pieton pietonne gerant gerante comptable individu octogenaire septuagenaire quadragenaire trentenaire quinquagenaire sexagenaire justice epargnants patron patronne serveur commercant commercante vacanciers',
  pronoun: 'il elle ce+dernier cette+derniere celui-ci celle-ci',
  object: "l' le la les",
  who: 'qui',
  be: 'est etait ete sont etaient sera etre fut soit serait serez etant',
  have: 'a ont avait avoir avaient aurait ayant aura',
  by: 'par',
  against: 'contre',
  toward: 'à au',
  prep: "de d' du des à en dans pour avec sur sous chez vers apres avant selon entre sans depuis lors aux pres",
  det: "le la les l' un une son sa ses leur ce cette cet ancien ancienne ex deux trois quatre jeune celebre presume presumee certain certaine nomme nommee",
  and: 'et',
  not: 'pas jamais ni aucun aucune sans rien nullement',
  clause: "que qu' parce alors quand lorsque mais car si comme tandis",
  time: "lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre hier aujourd'hui ce ces on nous c'",
};
