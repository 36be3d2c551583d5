import type { Words } from '../word-classes.js';

/** English words by class. Written for this project. */
export const ENGLISH: Words = {
  'convicted.both': `convicted sentenced jailed imprisoned found+guilty reconvicted incarcerated remanded locked+up put+behind+bars
    given+a+life given+life handed+a+prison handed+a+suspended given+a+suspended handed+a+jail court-martialled ordered+to+repay ordered+to+pay caged sent+down locked+away sent+to+prison sent+to+jail court-martialed handed+a+life handed+a+term convicted+of awarded+rigorous given+a+term given+a+sentence`,
  'convicted.bare': `convicting sentencing jailing`,
  'charged.both': `charged accused indicted prosecuted arraigned impeached extradited committed+for+trial ordered+to+stand+trial put+on+trial implicated
    blamed named+as+a+suspect named+as+the+suspect named+as+the+main+suspect alleged denounced reported+to+police identified+as+the+attacker identified+as+the+gunman identified+as+the+suspect chargesheeted hit+with+charges charged+with summonsed summoned+to+court brought+to+trial`,
  'charged.bare': 'accusing charging prosecuting indicting',
  'arrested.both': `arrested detained apprehended handcuffed taken+into+custody held+in+custody held+on held+over held+after remanded+in+custody captured caught caught+on+camera
    picked+up+by+police nabbed busted wanted sought+by+police hunted raided led+away+in+handcuffs taken+in+for kept+in+custody denied+bail refused+bail collared nicked hauled+off hauled+in led+away tracked+down rounded+up booked+on booked+for seized+by dragged+from taken+to+the+county detained+after held+without+bail held+without+bond arrested+on+suspicion`,
  'arrested.bare': 'arresting detaining',
  'sued.both': 'sued taken+to+court countersued evicted held+liable found+liable ordered+to+compensate',
  'sued.act':
    'sues is+suing are+suing filed+a+lawsuit+against filed+suit+against take+to+court takes+to+court went+after',
  'sued.bare': 'suing evicting',
  'investigated.both': `investigated probed suspected placed+under+investigation put+under+investigation under+investigation under+scrutiny+over raided looked+into examined+over`,
  'investigated.act': 'investigates are+investigating is+investigating suspect',
  'investigated.bare': 'investigating',
  'punished.both': `fined banned struck+off disbarred sacked fired suspended expelled dismissed+for dismissed+over disqualified stripped+of barred disciplined reprimanded censured sanctioned cautioned removed+from+office banned+from hit+with+a stripped permanently+barred blacklisted debarred deregistered placed+under+sanctions frozen`,
  'punished.act': 'fines bans disbars suspends',
  'convicted.act': 'convicts jails sentences',
  'charged.act': 'charges accuses indicts',
  'arrested.act': 'arrests arrest detains detain nab',
  'deed.both': `groomed ambushed killed murdered stabbed assaulted attacked robbed raped abused molested beat beaten punched kidnapped abducted defrauded swindled cheated scammed conned duped fleeced
    threatened harassed stalked blackmailed groped strangled strangles shot tortured poisoned bullied deceived tricked burgled mugged trafficked extorted injured knifed kicked slapped insulted humiliated
    exploited racially+abused run+over knocked+down ran+over mistreated held+hostage sexually+assaulted sexually+abused intimidated plundered drowned bludgeoned throttled drugged mutilated starved hounded menaced doxxed`,
  'deed.act': `smashed wrecked ransacked cowboy+took took+money took+deposits stole steals embezzled forged laundered smuggled siphoned misappropriated bribed counterfeited pocketed faked falsified torched vandalised vandalized trashed plotted
    stabs kills robs threatens harasses stalks defrauds swindles set+fire+to broke+into evaded+tax* dodged+tax* sold+drugs dealt+drugs ran+a+scam took+bribes accepted+bribes
    poses+as posed+as impersonated tore+down refused+to+rent lied+to+police lied+to+investigators drove+drunk drove+while+drunk rigged looted wrecked emptied+accounts grabbed+by+the+throat spat+at plied plundered diverted skimmed hurled ripped+out lunged+at doctored drowns embezzles lied+about ran+over drove+off used+a+stolen dumped+rubbish overturned flogged+the burgled amassed hid+a+camera hid+cameras fabricated lashed+out broke+in fleeced pilfered abandoned+the`,
  'deed.part': 'stolen embezzled laundered smuggled siphoned falsified forged pilfered doctored diverted plundered',
  'deed.bare': `killing murdering stabbing assaulting attacking robbing raping abusing kidnapping defrauding swindling threatening harassing stalking strangling shooting beating deceiving blackmailing cheating poisoning
    scamming injuring kill murder rob stab assault attack defraud cheat threaten trafficking laundering smuggling stealing embezzling plundering burgling arson poaching`,
  'clear.both': `acquitted cleared exonerated released+without+charge freed+without+charge absolved found+not+guilty pardoned ruled+out+as+a+suspect eliminated+from+the+inquiry eliminated+from+enquiries wrongly+convicted wrongly+accused falsely+accused wrongfully+convicted
    wrongfully+jailed wrongly+arrested mistakenly+arrested wrongly+jailed vindicated wrongly+named wrongly+identified wrongfully+accused wrongfully+arrested mistakenly+identified mistakenly+named freed+after found+innocent declared+innocent released+without+charges set+free`,
  'clear.act': 'acquits clears exonerates',
  'clear.bare': 'acquitting clearing',
  'self.convicted': `pleaded+guilty pleads+guilty pled+guilty plead+guilty admitted+guilt served+a+sentence is+serving was+serving serving+a+sentence got+*+years gets+life gets+years behind+bars behind+bars+for faces+years+in+prison
    must+repay must+pay awaits+sentencing awaiting+sentencing awaits+sentence will+serve will+be+sentenced lost+his+appeal lost+her+appeal loses+appeal spent+years+spared+jail avoided+jail avoids+jail guilty+of found+guilty convicted+of receives+a+prison received+a+suspended received+a+prison was+handed jailed+for halfway+through found+guilty+of will+not+see serving+life serving+a+life must+serve was+sentenced gets+a got+a+suspended served+time loses+bid lost+a+bid failed+to+overturn fails+to+overturn lost+an+appeal entered+a+plea+of+guilty`,
  'self.charged': `faces+trial faces+charges face+charges facing+charges faces+up+to face+up+to facing+up+to faces+life faces+a+charge faces+two+charges faces+counts faces+prison faces+jail stood+trial stands+trial goes+on+trial went+on+trial on+trial on+trial+for is+on+trial in+the+dock stand+trial to+stand+trial
    pleaded+not+guilty pleads+not+guilty denies+the+charge* denied+the+charge* denies+wrongdoing denied+wrongdoing denies+the+allegations denied+the+allegations denies+all denied+all denies+murder denied+murder denies+fraud denies+any denied+any faces+allegations faces+accusations faces+extradition fights+extradition
    claimed+innocence maintains+his+innocence maintains+her+innocence faces+a+lawsuit faces+eviction faces+claims faced+charges faced+trial accused+of out+on+bail released+on+bail was+bailed freed+on+bail faces+a+jury face+a+jury due+in+court appeared+in+court appears+in+court appear+in+court before+magistrates to+answer+charges answer+charges go+on+trial will+be+tried bail+was+set is+accused stands+accused is+alleged are+alleged has+been+charged faces+criminal faces+felony is+charged`,
  'self.arrested':
    'booked+into will+spend showed+no+emotion showed+no+remorse turned+himself+in turned+herself+in surrendered+to gave+himself+up gave+herself+up is+in+custody remains+in+custody remained+in+custody in+custody is+on+the+run on+the+run fled+the+country fled+abroad fled+the+scene resisted+arrest remains+at+large arrest+warrant was+caught+red-handed red-handed did+a+runner made+off+with is+wanted is+being+hunted remains+behind+bars was+nabbed walked+into+a+police held+overnight skipped+bail broke+bail',
  'self.deed': `admitted+stealing admitted+killing admitted+taking admitted+assault* admitted+fraud admits confessed confessed+to admitted+to admitted+murder admitted+causing admitted+attacking admitted+defrauding admitted+sending admitted+harass* owes+rent owes+tax* failed+to+pay+rent pulled+a+knife pulled+a+gun opened+fire drove+into
    was+drunk caused+the+crash went+on+a+rampage refused+to+leave refused+to+pay owned+up came+clean left+without+paying entered+a+guilty told+police+he+had told+police+she+had`,
  'self.punished':
    'resigned+over resigned+after+allegations lost+his+licence lost+her+licence lost+his+license lost+her+license loses+licence',
  'self.clear': `did+not+commit never+committed conviction+was+unsafe ordered+his+release ordered+her+release not+been+accused wrongly+spent no+case+to+answer walked+free walks+free is+innocent was+innocent not+guilty no+longer+a+suspect is+not+a+suspect was+not+a+suspect not+a+suspect not+suspected not+accused no+suspicion did+nothing+wrong had+nothing+to+do+with no+wrongdoing won+his+appeal won+her+appeal wins+appeal no+case+to+answer
    cleared+of* charges+were+dropped charges+dropped all+charges+dismissed charges+dismissed case+was+dropped wrong+man wrong+woman`,
  'self.investigated':
    'is+under+investigation is+being+investigated under+suspicion came+under+suspicion prime+suspect main+suspect fell+under+suspicion is+the+subject+of is+the+target+of is+at+the+centre is+at+the+center criminal+investigation+into fraud+inquiry raids+on',
  'work.judge':
    'presided presides presiding ruled rules told+the+defendant handed+down imposed passed+sentence adjourned sentencing+him sentencing+her sentenced+the jailed+the threw+out+the threw+out+a ruled+that set+bail signed+the',
  'work.police': `led+the+investigation leads+the+investigation headed+the+investigation heads+the+investigation leading+the+investigation led+the+inquiry solved cracked led+the+raid patrols appealed+for+witnesses announced+the+arrest announced+the+arrests made+the+arrest investigates tracked+down said+the+investigation`,
  'work.lawyer':
    'represents represented represent defended defends represented+by acts+for acted+for argued+for representing defending acting+for',
  'work.witness': `witnessed saw heard+screams called+police called+the+police called+911 called+999 testified gave+evidence raised+the+alarm alerted rescued saved pulled helped chased overpowered filmed+the found+the+body discovered+the+body told+jurors intervened tackled disarmed restrained gave+chase tackled+him froze+the told+the+court told+the+jury recognised+him recognized+him`,
  'work.expert': 'studies studied researched analysed analyzed lectures teaches taught examined examines',
  'work.reporter':
    'reported reports covered uncovered exposed revealed wrote writes interviewed published broke+the+story investigated+the',
  'work.official':
    'curated condemned condemns welcomed announced urged urges launched opened promised campaigned campaigns+for chairs chaired thanked praised paid+tribute appointed slammed attacked+the+early visited introduced+a signed+a rejected+claims called+for demanded',
  'work.artist':
    'plays played portrays portrayed stars starred directs directed acted appears+in+the+film produced sings sang performs performed launched+a+crime voices',
  judge: 'judge judges magistrate justice coroner recorder lord+justice sheriff+court',
  police:
    'detective detectives inspector superintendent constable sergeant officer police sheriff chief+constable commissioner policeman policewoman investigator commander lieutenant sgt deputy marshal agent special+agent',
  prosecutor:
    'prosecutor prosecutors prosecuting prosecution district+attorney attorney+general state+attorney us+attorney u.s+attorney assistant+attorney',
  lawyer:
    'lawyer lawyers attorney solicitor barrister counsel defending public+defender advocate paralegal legal+representative',
  witness:
    'witness witnesses eyewitness bystander passer-by neighbour neighbor neighbours neighbors onlooker juror jurors jury',
  expert: `curator expert professor psychologist psychiatrist criminologist researcher scientist pathologist analyst economist historian doctor nurse surgeon paramedic lecturer academic toxicologist therapist firefighter loss+adjuster actuary vet`,
  reporter:
    'journalist reporter correspondent columnist editor broadcaster presenter author writer novelist blogger biographer',
  official:
    'trading+standards+officer spokesman spokeswoman spokesperson mayor minister councillor senator mp governor campaigner activist chaplain priest teacher+at head+teacher headteacher secretary chair chairwoman director+of+the+charity president charity+worker ombudsman',
  artist:
    'actor actress singer musician director filmmaker painter comedian playwright film-maker novelist striker goalkeeper manager boxer midfielder batsman bowler quarterback coach composer',
  accused:
    'suspect suspects defendant defendants culprit fugitive fraudster conman conwoman killer murderer thief burglar robber attacker assailant offender gunman stalker rapist arsonist swindler perpetrator ringleader accomplice embezzler drug+dealer trafficker convict hooligan criminal accused con+artist fraudsters suspected hitman kidnapper hacker scammer scammers conmen gangster kingpin bigamist poacher',
  accusal: `trial arrest conviction sentence sentencing charge charges allegations allegation accusations accusation lawsuit complaint complaints prosecution indictment warrant case extradition verdict investigation inquiry proceedings claims injunction restraining+order suspicion evidence guilt charge+of criminal+complaint arrest+warrant chargesheet raid raids probe`,
  upset: `unsafe throws+out dropped quashed overturned dismissed withdrawn thrown+out threw+out discontinued dropped+against unfounded baseless collapsed retracted drop drops quashes overturns dismisses rejects+as set+aside struck+out closed abandoned`,
  appeal: 'appeal appeals upheld',
  doubt: `interviewed quizzed appears+in+the+leaked appears+in+the appear+in+the appears+in+leaked named+in questioned interviewed+by+police interviewed+under+caution helping+police assisting+police person+of+interest linked+to linked alleged+links under+review named+in+documents named+in+leaked named+in+the+leak named+in+a+leak unclear+whether it+is+unclear not+yet+clear it+is+not+clear not+clear rumours rumors disputed in+dispute disputes appealed+against+the+acquittal connected+to conflicting+accounts each+blame blame+each+other spoken+to+by+police mentioned+in+the+files mentioned+in+documents role+in questions+about questions+over`,
  victim: `victim victims survivor hostage deceased casualty pensioner+who+lost injured+party`,
  harm: `murder killing death kidnapping abduction robbery attack assault stabbing shooting rape abuse beating disappearance homicide manslaughter harassment burglary scam fraud arson poisoning theft swindle racket bribery`,
  suffer: `lost+everything invested lost+all lost+nearly lost+almost is+still+waiting was+defrauded was+walking was+cycling was+attacked died dies was+found+dead lost+his+savings lost+her+savings lost+his+life lost+her+life survived survives was+taken+to+hospital suffered suffers is+recovering recovered fell+victim forgave forgives forgave+the lost+thousands went+missing was+hit+by lost+his+home lost+her+home was+seriously+injured was+injured was+left+with recalled+the+attack fell+for was+burgled was+robbed was+duped was+conned was+scammed was+shot was+stabbed mortgaged is+rebuilding`,
  family:
    'mother father brother sister son daughter wife husband widow widower parents uncle aunt cousin grandmother grandfather partner girlfriend boyfriend friend ex-wife ex-husband family niece nephew fiancee stepfather stepmother colleague relative relatives',
  claimant: 'plaintiff claimant complainant whistleblower whistle-blower accuser litigant',
  say: 'spoke confirmed replied said says told explained explains warned warns added adds recalled recalls described describes commented comments believes thinks thought insisted argues argued stated noted remembers remembered',
  someone: `officers investigators agents deputies builder banker dentist hairdresser caretaker carer carers trader broker leader head headteacher hotelier landlady thieves burglars robbers gangs pair duo trio footballer coach officers investigators agents deputies builder banker dentist hairdresser caretaker carer carers trader broker worker leader head headteacher hotelier chairman landlady thieves burglars robbers gangs brothers couple pair duo trio trustee musician player footballer coach man woman men women teenager boy girl people person driver tourist tourists court jury tribunal company bank firm hospital school customers customer guest guests passenger passengers pensioner pensioners student students
    employee employees worker workers landlord tenant tenants owner couple investors council authorities regulator panel government gang dozens businessman businesswoman manager child children motorist cyclist pedestrian shopkeeper resident residents guard accountant clients client savers baker chef`,
  pronoun: 'he she they',
  object: 'him them',
  who: 'who whom that',
  be: 'was were been is are be being got gets get',
  have: 'has had have having',
  by: 'by',
  against: 'against',
  toward: 'on',
  prep: 'of for with from to in at about over near under outside inside between behind beside like alongside towards between into through during without within including',
  det: 'the a an his her their its this that former late then one two three four five several young retired local elderly senior leading renowned veteran popular named called fellow alleged chief old',
  and: 'and &',
  not: "not never no neither nor without didn wasn isn hasn weren cannot wasn't nothing none",
  clause: 'after because while when although though but before if as since until where whether',
  time: 'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december yesterday today on last next it we i there',
};
