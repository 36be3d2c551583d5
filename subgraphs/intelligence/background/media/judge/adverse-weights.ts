/** Written by `npm run train:adverse`: feature, inverse document frequency, weight. */
export const WEIGHTS = `
#ConflictsorLitigation:4.01:0.99 #Discrimination:4.37:0.73 #FraudorFinancialCrime:3.35:-0.05 #Harassment:4.09:0.69
#OtherNews:1.38:-1.51 #Violence:3.29:0.64 0:4.21:-0.21 0_0:6.06:0.16 0_has:6.57:-0.11 0_million:6.57:0.00
0_to:6.57:0.19 0_year:6.57:0.07 0_years:5.59:-0.11 @:1.56:-1.15 @_0:5.88:0.01 @_a:6.57:-0.08 @_accus:5.88:0.18
@_admit:6.57:0.08 @_after:6.57:0.15 @_and:6.06:-0.01 @_apologis:6.57:0.17 @_appoint:6.28:-0.16 @_arrest:6.06:0.29
@_as:6.57:-0.02 @_asked:6.57:-0.15 @_attack:6.57:-0.06 @_because:6.57:0.18 @_break:6.57:-0.13 @_caught:6.57:0.11
@_celebrat:6.57:-0.12 @_charg:5.88:0.14 @_convict:5.72:0.36 @_demand:6.57:-0.21 @_donat:6.28:-0.17 @_elect:6.57:-0.10
@_evict:6.57:0.09 @_extradit:6.57:0.14 @_faces:6.28:0.18 @_fight:6.57:-0.23 @_fined:6.57:0.12 @_fired:6.28:0.15
@_fires:6.57:-0.27 @_for:5.59:0.02 @_found:5.88:-0.11 @_from:6.06:0.26 @_gets:6.57:0.02 @_gives:6.06:-0.29
@_guilty:6.06:0.22 @_had:6.57:0.14 @_has:6.28:0.00 @_held:6.28:0.26 @_helps:6.57:-0.13 @_in:5.37:0.24
@_indict:6.57:0.16 @_is:5.88:0.08 @_jail:6.28:0.05 @_leads:6.57:-0.12 @_loses:6.28:0.04 @_lost:6.28:0.15
@_moves:6.57:-0.14 @_must:6.57:0.13 @_named:6.28:0.01 @_of:6.28:0.21 @_on:5.88:-0.22 @_opens:6.57:-0.14
@_order:6.57:0.13 @_over:5.72:0.45 @_paid:6.57:0.18 @_plays:6.06:-0.21 @_plead:6.57:0.10 @_pull:6.57:-0.13
@_receiv:5.88:-0.11 @_return:6.28:-0.07 @_saved:6.57:-0.12 @_sent:6.57:-0.04 @_sentenc:6.57:-0.01 @_shot:6.57:-0.15
@_smash:6.28:0.00 @_solv:6.57:-0.14 @_speak:6.28:-0.24 @_spied:6.57:0.13 @_sued:6.28:0.03 @_takes:6.28:-0.22
@_talks:6.57:-0.26 @_teach:6.57:-0.14 @_tells:6.28:-0.24 @_the:6.28:-0.22 @_threaten:6.57:0.11 @_to:5.88:0.02
@_told:6.57:0.10 @_translat:6.57:-0.21 @_under:6.28:0.24 @_used:6.28:0.23 @_want:6.57:0.07 @_warns:6.57:-0.18
@_was:5.47:-0.04 @_who:5.37:0.03 @_will:5.88:-0.24 @_wins:6.28:-0.13 @_with:6.57:0.03 a:3.07:-0.27 a_bomb:6.57:-0.05
a_civil:6.57:0.11 a_complaint:6.57:-0.01 a_court:6.28:0.19 a_crime:6.57:-0.11 a_criminal:6.28:-0.04 a_drunk:6.57:-0.20
a_good:6.57:-0.13 a_guest:6.57:-0.02 a_judge:6.57:0.19 a_murder:6.57:-0.10 a_neighbour:6.57:0.10 a_new:6.57:-0.14
abduction:6.98:0.03 about:4.49:-0.43 about_a:6.28:-0.16 about_it:6.57:-0.16 about_the:6.57:0.06 abroad:6.98:-0.06
abus:6.57:-0.03 abuse:6.06:-0.03 abusive:6.98:0.15 accent:6.57:0.18 accident:6.98:0.10 accomplic:6.98:0.06
accord:5.88:0.25 accord_to:5.88:0.25 account:5.47:0.24 account_in:6.57:0.02 account_to:6.57:0.01 accountant:6.98:0.11
accus:4.68:0.46 accus_@:6.57:0.12 accus_of:4.96:0.57 accusation:6.98:-0.08 accuse:6.98:0.11 accuser:6.98:-0.19
acid:6.57:0.18 acquitt:6.98:-0.08 acquittal:6.98:-0.06 acros:6.57:-0.01 action:6.98:0.12 actor:6.28:-0.01
actres:6.98:0.12 actress:6.57:0.23 adds:6.98:-0.08 adjourn:6.98:-0.06 admit:5.72:0.12 admit_lying:6.57:-0.01
admitt:6.98:0.13 adopt:6.98:-0.12 advanc:6.57:0.19 advert:6.98:0.09 advice:6.98:-0.07 adviser:6.98:-0.05
after:3.63:0.35 after_a:6.28:0.11 after_attack:6.57:0.06 after_the:5.88:-0.20 again:6.57:-0.01 against:4.41:-0.50
against_@:5.88:0.32 against_money:6.57:-0.17 age:6.57:-0.03 agency:5.88:0.42 agent:5.59:0.51 agre:6.98:-0.05
aground:6.98:0.05 aide:6.98:0.09 air:6.98:-0.08 airbnb:6.98:0.06 aircraft:6.98:-0.10 airline:6.57:-0.15
airport:6.57:0.16 aisle:6.98:-0.06 alarm:6.98:-0.08 album:6.06:-0.26 all:6.28:-0.11 alleg:6.28:0.16
allegation:6.57:0.10 allege:6.28:0.19 allow:6.98:-0.13 along:6.98:-0.08 altar:6.98:0.07 ambassador:6.98:-0.09
amid:6.98:0.07 an:5.11:0.24 ancient:6.98:-0.16 and:3.37:0.68 and_has:6.57:0.04 and_must:6.57:0.11 and_run:6.57:0.12
and_was:6.06:0.27 and_wrote:6.57:-0.17 anger:6.98:0.06 animal:6.28:0.11 announc:6.57:0.01 anonymou:6.98:0.15
anti:6.98:-0.08 antisemitic:6.57:0.14 anyone:6.98:-0.13 apart:6.98:-0.07 apartment:5.88:0.32 apologis:6.28:-0.01
apologise:6.98:-0.10 apology:6.98:-0.07 app:6.98:-0.11 appeal:6.06:0.14 applicant:6.57:0.23 application:6.98:0.19
appoint:6.28:-0.16 apprentic:6.98:0.05 approv:6.98:-0.08 arbitration:6.98:-0.09 archaeologist:6.98:-0.16
architect:6.98:-0.05 are:6.57:-0.00 arena:6.98:-0.08 argue:6.98:-0.08 armed:6.28:0.10 arms:6.98:0.15 around:6.28:-0.20
around_@:6.28:-0.20 arrear:6.98:0.04 arrest:4.96:0.24 arrest_@:6.57:0.06 arrest_after:6.57:0.15 arriv:6.98:-0.10
arson:6.98:0.09 arsonist:6.98:0.09 art:6.57:-0.04 artist:6.98:-0.12 as:4.54:-0.07 as_@:6.57:0.18 as_an:6.57:0.07
asian:6.57:0.21 ask:6.98:-0.06 asked:6.57:-0.15 asks:6.98:-0.08 assault:5.59:0.26 asset:6.28:0.15 assistant:6.98:0.08
association:6.98:-0.04 astronomer:6.98:-0.10 at:4.01:0.09 at_0:6.57:-0.16 at_a:6.57:0.21 at_the:5.19:0.03
atrociti:6.98:0.04 attack:4.78:-0.00 attack_on:5.88:0.02 attack_the:6.28:-0.19 attacker:6.57:-0.06 attempt:6.57:0.15
attend:6.98:0.06 attendant:6.98:0.09 attention:6.98:-0.13 attorney:6.57:-0.15 attorney_@:6.57:-0.15 attract:6.98:-0.09
auction:6.98:0.10 audience:6.57:-0.16 audience_with:6.57:-0.16 audit:6.57:0.23 audition:6.98:0.14 auditor:6.57:-0.15
author:6.57:-0.02 avalanche:6.57:-0.24 award:6.28:-0.26 away:5.88:0.45 away_from:6.57:0.23 baby:6.57:0.01
babysitter:6.98:0.09 bach:6.98:-0.07 back:5.59:-0.15 backs:6.98:-0.10 bad:6.98:0.10 bak:6.98:-0.06 baker:6.98:-0.18
bakery:6.57:0.02 balcony:6.57:0.16 ballad:6.98:-0.06 ballet:6.98:-0.09 balloon:6.98:-0.08 bandmat:6.98:0.14
bank:4.90:-0.30 bank_fraud:6.57:-0.07 banker:6.28:-0.03 bankrupt:6.98:0.06 bankruptcy:6.57:0.16 banks:6.57:0.20
bann:5.72:0.29 bann_from:6.57:0.16 bans:6.57:0.26 bar:6.06:0.01 barbecue:6.98:0.07 barber:6.98:0.10 barn:6.57:-0.23
barr:6.57:0.16 bars:5.59:0.27 baseball:6.98:0.12 baseles:6.98:-0.07 bat:6.98:0.12 bathroom:6.57:0.15
batteri:6.98:-0.13 battery:6.57:0.14 be:6.06:0.08 beat:5.88:0.15 beaten:6.98:-0.09 beats:6.98:-0.09 beauty:6.98:-0.07
because:6.28:0.24 because_of:6.57:0.18 becom:6.98:-0.07 bed:6.28:-0.01 bedroom:6.98:0.21 beds:6.98:0.11
beekeeper:6.57:-0.15 been:6.28:-0.15 before:6.06:0.03 begin:6.57:-0.11 begin_on:6.57:-0.11 behind:5.59:0.11
behind_bars:5.88:0.05 believe:6.98:0.08 belov:6.98:-0.08 belt:6.98:-0.05 benefit:6.98:0.09 best:6.06:-0.21
bestseller:6.57:-0.15 bets:6.98:-0.13 bicycle:6.98:-0.04 bid:6.98:0.03 bill:5.88:0.06 bills:6.98:0.08 binn:6.98:0.19
biology:6.98:-0.10 biotech:6.98:0.05 birthday:6.98:-0.06 bishop:6.57:-0.17 bitter:6.98:0.04 black:6.57:0.27
blackmail:6.57:0.10 blast:6.98:-0.11 blind:6.57:0.24 blogger:6.98:0.05 blow:6.98:0.09 bludgeon:6.98:0.10
board:6.28:-0.16 board_of:6.57:-0.12 boat:6.98:0.05 body:6.57:0.03 bogus:6.98:0.11 bomb:6.06:-0.07 bombard:6.57:0.24
bomber:6.98:-0.12 bombs:6.57:0.03 bone:6.98:-0.09 book:5.88:0.30 bookkeeper:6.57:0.20 books:6.98:-0.14
bookshop:6.98:-0.06 border:6.57:0.13 boss:5.37:0.66 boss_told:6.57:0.17 botch:6.98:0.13 bottle:6.57:0.09
bought:6.98:-0.09 bouncer:6.98:0.04 bowler:6.98:-0.10 box:6.98:-0.06 boxer:6.57:-0.02 boys:6.57:0.12 brave:6.98:-0.08
bravery:6.98:-0.06 brawl:6.98:0.03 breach:6.98:0.08 break:6.28:-0.18 breakfast:6.98:-0.12 breeder:6.57:0.18
brewer:6.98:-0.12 brewery:6.57:-0.12 brib:6.28:0.14 bribery:6.57:-0.05 bride:6.98:0.10 bridge:6.98:-0.10
broadcast:6.98:-0.09 broadside:6.98:-0.17 broke:6.98:0.11 broker:6.06:0.00 bronze:6.98:-0.11 brother:6.06:-0.16
brutal:6.98:-0.09 bucket:6.98:-0.12 budge:6.98:0.13 budget:6.57:-0.20 build:6.57:-0.19 builder:6.28:0.28
built:6.98:-0.08 bull:6.98:0.04 bulli:6.57:0.10 bully:5.88:-0.18 bumper:6.98:-0.08 burgl:6.98:-0.09 burglar:6.06:-0.26
burglary:6.57:0.05 burn:6.06:0.00 burn_down:6.57:0.12 bus:6.28:-0.21 bus_driver:6.57:-0.10 busines:6.28:0.18
busines_partner:6.28:0.18 businessman:6.98:0.15 businesswoman:6.98:0.13 but:6.98:-0.09 butcher:6.98:-0.11
buyer:6.98:0.14 by:4.09:-0.31 by_@:5.19:-0.05 by_a:5.88:-0.42 cafe:6.28:0.05 cafe_owner:6.57:0.13 cake:6.98:-0.06
call:6.28:0.08 calls:6.57:-0.14 calls_for:6.57:-0.14 calm:6.98:-0.13 came:6.98:0.13 camera:6.28:0.21 camp:6.98:0.14
campaign:6.57:-0.02 campaigner:6.98:-0.12 campsite:6.98:-0.06 canal:6.98:-0.08 cancell:6.98:0.20 cancer:6.28:0.02
cane:6.98:-0.08 captain:6.57:-0.02 captur:6.98:-0.07 car:5.72:-0.30 card:6.98:0.08 cards:6.06:0.39 cards_at:6.57:0.12
care:6.98:0.04 carer:6.57:0.17 caretaker:6.98:0.21 carjacker:6.98:0.04 cars:6.57:0.10 cartel:6.57:0.20
cartoon:6.98:0.17 carv:6.57:-0.21 case:5.27:-0.09 case_against:6.57:-0.15 case_and:6.57:0.17 cash:5.59:0.37
casino:6.98:0.09 cast:6.98:-0.08 caterer:6.98:0.10 cattle:6.98:0.11 caught:5.88:0.11 caus:6.57:0.18 cause:6.98:-0.05
cave:6.98:-0.13 ceasefire:6.98:-0.13 celebrat:6.06:-0.22 celebrat_0:6.57:-0.12 celebrate:6.98:-0.08
celebrity:6.98:0.03 cell:6.98:0.03 cellar:6.98:0.11 cellist:6.98:-0.11 cells:6.98:0.04 centre:6.57:0.03
ceremony:6.98:-0.10 certain:6.98:-0.08 chain:6.28:0.01 chair:6.98:-0.05 chairman:6.98:-0.08 chalet:6.57:0.13
challenger:6.98:-0.05 champion:6.28:-0.18 championship:6.98:-0.06 chang:6.28:-0.04 chant:6.57:0.14 chapel:6.98:-0.08
chaplain:6.98:-0.17 charg:4.78:0.26 charg_@:6.57:0.12 charg_after:6.28:-0.07 charg_against:6.57:-0.22
charg_with:5.88:0.25 charge:6.06:0.23 charity:5.47:0.21 chart:6.98:-0.05 chas:6.57:-0.04 chase:6.98:0.08
cheat:5.88:-0.18 cheat_by:6.28:-0.28 check:6.98:-0.06 chef:6.06:-0.06 chef_@:6.57:-0.14 chequ:6.98:0.10
chess:6.57:-0.12 chief:5.72:-0.18 chief_executive:6.57:-0.12 child:6.57:0.23 children:5.72:-0.24
children_from:6.57:-0.17 chip:6.98:-0.07 choir:6.57:-0.09 chok:6.98:0.09 chosen:6.98:-0.08 christma:6.98:0.08
church:6.98:0.10 cigarett:6.98:0.02 cinema:6.98:0.04 citi:6.57:0.01 city:6.06:0.03 civil:6.57:0.11 claim:5.37:0.52
class:6.57:0.17 clean:6.57:-0.14 clear:6.57:-0.21 clerk:6.57:0.02 client:6.28:0.17 climate:6.98:-0.08 climb:6.57:-0.15
clinic:6.98:-0.12 clon:6.57:0.12 clos:6.98:-0.13 close:6.98:-0.12 club:5.37:0.16 co:6.98:-0.06 coach:6.28:-0.08
coast:6.98:-0.08 coastguard:6.98:-0.06 cocaine:6.28:0.18 coin:6.98:-0.05 cold:6.98:-0.08 collaps:6.28:0.29
collapse:6.98:0.09 colleagu:6.98:0.11 collect:6.28:-0.05 collection:6.57:0.04 combin:6.98:-0.05 come:6.98:0.07
comedian:6.57:-0.22 comes:6.98:-0.07 comet:6.98:-0.10 comic:6.98:-0.15 commander:6.98:0.04 commando:6.98:0.06
commission:6.28:0.22 commit:6.98:-0.08 commuter:6.98:0.04 compani:6.57:-0.05 company:5.72:-0.13
compensation:6.57:-0.04 compensation_for:6.57:-0.04 compete:6.98:-0.08 competition:6.98:-0.10 complain:6.57:0.22
complaint:5.47:0.11 complaint_about:6.57:0.00 complet:6.98:-0.10 complete:6.98:-0.07 compliance:6.98:-0.08
computer:6.98:0.17 con:6.57:-0.21 concert:6.98:-0.07 conclud:6.98:0.09 condemn:6.57:-0.25 condition:6.98:-0.16
conditional:6.98:0.14 conduct:6.98:-0.06 conductor:6.98:0.07 conferenc:6.98:0.13 confess:6.06:0.29
confess_to:6.28:0.25 confident:6.98:-0.08 conjecture:6.98:-0.07 conman:6.98:0.08 conn:6.98:-0.14 connection:6.98:0.05
consultant:6.98:0.11 container:6.98:0.09 contempt:6.28:0.12 contest:6.28:-0.25 continent:6.98:-0.10
contract:6.57:-0.02 contractor:6.57:0.07 control:6.98:-0.08 controll:6.98:0.17 convict:4.84:0.50 convict_of:5.19:0.49
conviction:6.28:-0.34 conviction_of:6.57:-0.25 cooks:6.98:-0.07 copy:6.98:0.13 copyright:6.98:0.09 coroner:6.98:-0.07
corrupt:6.98:-0.06 corruption:6.57:-0.02 cost:6.98:0.07 costs:6.28:0.08 could:6.98:0.05 council:6.98:-0.08
councillor:6.28:0.32 count:6.06:0.24 counter:6.98:0.05 countersuit:6.98:0.06 country:6.57:-0.00 coupl:6.98:-0.08
couple:5.88:0.08 cours:6.98:-0.15 course:6.57:-0.07 court:4.24:0.43 court_finds:6.57:0.13 court_order:6.57:0.14
court_over:6.57:0.07 court_reporter:6.57:-0.12 court_sentenc:6.57:0.14 courtroom:6.98:-0.06 cover:6.98:0.08
crack:6.98:-0.08 crash:6.06:-0.03 credit:6.57:0.17 creditor:6.57:0.12 creep:6.98:0.05 crew:6.98:-0.06 crime:5.47:-0.40
criminal:6.06:-0.08 crisi:6.98:-0.09 critic:6.28:-0.20 criticis:6.98:-0.05 cross:6.98:-0.07 crowd:6.57:-0.05
crown:6.57:-0.15 cruelty:6.06:0.09 crush:6.57:-0.12 crypto:6.28:0.24 culprit:6.98:-0.17 cup:6.57:-0.15
cupboard:6.98:0.14 custody:6.06:0.27 custom:6.57:0.16 customer:6.06:0.41 cut:6.98:0.15 cutt:6.98:0.06 cyber:6.98:-0.07
cyberstalk:6.98:0.06 cycl:6.98:-0.10 cyclist:6.28:0.04 dagger:6.98:-0.11 daily:6.98:-0.08 dairy:6.98:-0.06
damag:6.28:0.18 damage:6.28:0.03 dance:6.57:-0.08 dangerou:6.98:-0.11 dark:6.98:-0.06 darts:6.98:-0.08 dat:6.98:0.03
data:6.98:0.05 dates:6.98:0.17 daughter:6.98:-0.06 day:6.98:-0.12 days:6.98:0.11 dead:5.88:-0.10 deal:6.28:0.27
dealer:6.98:0.06 deals:6.57:0.22 death:6.06:0.28 debt:6.98:-0.08 debts:6.57:0.12 debut:6.98:-0.13 decad:6.57:-0.02
decade:6.98:0.06 deceit:6.98:0.12 deceiv:6.98:0.05 deer:6.98:-0.08 defam:6.98:0.05 defamation:6.98:0.12
default:6.98:0.19 defeat:6.98:-0.06 defence:6.28:-0.22 defend:6.28:-0.16 defender:6.98:-0.05 deficit:6.98:-0.12
degree:6.98:-0.06 delay:6.98:-0.12 delight:6.57:-0.25 deliver:6.98:-0.08 demand:5.72:-0.14 demot:6.98:0.09
deni:6.98:0.08 dentist:6.28:0.12 deposit:6.06:0.32 deputy:6.57:0.07 derby:6.57:-0.21 describe:6.98:0.11
description:6.98:-0.07 desecrat:6.98:0.14 desert:6.98:-0.07 design:6.57:-0.15 designer:6.57:-0.04 despite:6.98:-0.08
destroy:6.57:-0.06 detain:6.28:0.19 detain_at:6.57:0.16 detect:6.57:-0.18 detectiv:5.88:0.20 detective:6.28:-0.18
detective_@:6.57:-0.14 developer:6.57:0.07 diamond:6.98:-0.07 diary:6.98:-0.08 dictatorship:6.98:-0.14 did:5.72:-0.02
did_not:5.88:0.05 died:6.57:0.02 digg:6.98:-0.05 digs:6.98:-0.11 dinner:6.98:-0.07 diplomat:6.98:0.15
direct:6.98:-0.05 director:5.59:-0.14 director_@:6.57:0.07 disappear:6.28:0.03 disbarr:6.98:0.14 disciplin:6.98:0.04
discover:6.57:-0.04 discrimination:5.59:0.19 dishonest:6.98:0.14 dismember:6.98:0.05 dismiss:6.06:-0.02
disposal:6.98:-0.09 dispute:6.57:0.10 district:6.98:0.11 diver:6.98:-0.17 divorce:6.57:0.07 do:6.98:0.08
dock:6.98:0.04 doctor:5.59:-0.38 doctorate:6.98:-0.10 document:6.57:-0.03 documentary:6.98:-0.11 dodg:6.98:0.03
does:6.98:-0.06 dog:5.88:0.22 dogs:6.28:-0.26 dollar:6.98:0.09 domestic:6.28:-0.06 domestic_violence:6.57:-0.02
donat:6.28:-0.17 donation:6.57:0.31 donor:6.57:-0.15 door:6.57:-0.05 doorman:6.57:0.17 doubl:6.98:-0.08
double:6.28:-0.13 down:5.11:0.25 down_the:6.57:-0.11 downhill:6.98:-0.07 doxx:6.98:0.03 dozen:6.06:0.28
dozen_of:6.28:0.18 drags:6.98:0.18 drama:6.28:-0.14 driv:6.57:0.11 driver:5.27:-0.04 driver_not:6.57:0.00
dropp:6.28:-0.12 drove:6.98:0.10 drown:6.98:-0.08 drug:5.88:-0.15 drugg:6.57:0.26 drugs:6.98:0.03 drunk:5.72:-0.14
drunk_driver:6.28:-0.15 drunken:6.98:0.09 dump:6.98:0.09 dup:6.98:0.05 dur:6.57:-0.05 duti:6.98:0.02 duty:6.98:0.04
early:6.98:-0.12 earn:6.98:-0.07 eco:6.98:-0.08 effect:6.98:-0.16 eight:6.98:0.03 eighteen:6.98:-0.08
eighty:6.98:-0.07 elder:6.57:0.21 elect:6.28:-0.14 election:6.98:0.03 eleven:6.57:0.09 email:6.28:0.14
email_to:6.57:0.20 embezzl:6.98:0.07 embezzlement:6.98:0.05 emperor:6.98:-0.11 employ:6.98:0.05 employe:6.28:0.23
employee:6.98:0.09 employer:6.98:-0.07 empti:6.57:0.12 enchant:6.98:-0.08 end:6.98:-0.06 ends:6.98:-0.09
engine:6.98:-0.10 engineer:6.98:-0.06 ensemble:6.98:-0.07 enter:6.57:0.25 entry:6.57:-0.17 envoy:6.98:-0.13
escalat:6.98:0.06 escap:6.57:-0.27 estate:6.28:0.30 estate_agent:6.57:0.17 ethic:6.98:-0.08 euros:6.98:-0.09
evangelist:6.98:0.10 evasion:6.98:0.04 everybody:6.98:0.08 evict:6.28:-0.07 evict_after:6.57:0.09 eviction:6.57:-0.21
evidence:6.28:-0.04 ex:5.19:0.26 ex_partner:6.57:0.11 ex_with:6.57:0.11 exams:6.98:-0.11 excellent:6.98:-0.08
exchange:6.57:-0.01 executiv:6.98:0.09 executive:6.57:-0.12 exhibit:6.98:-0.06 exhibition:6.98:-0.18 exist:6.57:0.12
expect:6.28:-0.11 expell:6.98:0.04 expert:6.06:-0.29 explain:6.57:-0.16 expos:6.98:-0.13 expung:6.98:-0.09
extortion:6.98:0.04 extradit:6.57:0.14 extremist:6.98:0.08 fac:6.98:0.03 face:5.88:0.15 faces:5.27:0.58
faces_a:6.57:0.15 fact:6.98:-0.06 fail:6.57:-0.01 fails:6.98:0.09 fake:6.28:0.05 fall:6.28:-0.25 false:6.57:-0.01
falsifi:6.98:0.09 fami:5.27:0.00 fami_of:6.57:-0.16 famili:5.72:-0.21 famou:6.98:-0.06 fan:6.98:0.17 fans:6.98:-0.06
fares:6.98:-0.12 farewell:6.98:-0.08 farm:6.98:0.09 farmer:6.57:-0.01 fatal:6.98:0.03 father:6.57:0.18
favour:6.98:-0.09 favourite:6.98:-0.07 fear:6.98:0.11 federal:6.98:0.04 fell:6.98:0.08 fenc:6.57:-0.23
fence:6.98:-0.08 ferry:6.98:0.05 festival:6.57:-0.20 fiancee:6.98:0.09 fiction:6.98:-0.09 field:6.98:-0.09
fifty:6.98:0.08 fight:5.88:-0.24 fightback:6.98:-0.07 fighter:6.98:-0.13 file:6.57:0.20 filed:6.28:0.10
files:6.98:0.06 film:5.59:0.10 filth:6.98:0.09 final:5.88:-0.36 finance:6.57:0.06 financier:6.98:0.04 find:6.57:0.03
finds:5.11:-0.11 fine:6.98:0.10 fined:5.72:0.34 fined_for:6.28:0.18 finish:6.57:-0.14 fire:6.06:0.26
fire_for:6.57:0.14 fired:6.06:0.16 firefighter:6.98:-0.06 fires:6.57:-0.27 firm:6.06:-0.01 firm_boss:6.57:0.17
firms:6.98:-0.05 first:6.06:-0.20 fit:6.98:0.04 five:6.28:0.02 flasher:6.98:0.11 flat:6.06:0.36 flatmate:6.98:0.03
flats:5.88:0.07 fled:6.57:0.01 flight:6.98:-0.08 float:6.98:-0.11 flower:6.98:-0.05 follow:6.06:0.22 food:6.98:-0.05
footage:6.98:0.07 football:6.57:0.01 for:2.76:0.06 for_@:6.06:0.19 for_a:5.72:-0.27 for_charity:6.57:-0.10
for_children:6.57:-0.15 for_famili:6.57:-0.17 for_her:6.57:-0.10 for_hid:6.28:0.11 for_life:6.57:0.13
for_orphan:6.57:0.04 for_racist:6.28:0.12 for_stricter:6.57:-0.15 for_ten:6.57:0.11 for_tenant:6.57:-0.09
for_the:5.88:-0.18 for_third:6.57:-0.13 for_victim:6.28:-0.15 for_years:6.57:0.17 forbidden:6.98:-0.14 forc:6.57:0.15
forecast:6.98:-0.12 foreign:6.98:0.19 foreigner:6.57:0.20 forensic:6.98:-0.06 forg:6.28:0.15 forgave:6.98:-0.08
forgery:6.28:-0.16 forgiv:6.98:-0.16 form:6.57:-0.21 former:4.96:0.31 former_girlfriend:6.57:0.16
former_wife:6.57:0.09 forty:6.28:-0.05 forty_years:6.57:-0.13 forward:6.98:0.07 found:4.78:0.41 found_a:6.57:-0.17
found_guilty:6.28:0.17 foundation:6.57:-0.14 founder:6.06:-0.02 founder_@:6.57:-0.00 four:5.88:0.24
fourteen:6.98:-0.14 fourth:6.98:-0.05 fraud:5.19:-0.03 fraudster:6.57:-0.02 fraudulent:6.98:-0.05 free:6.57:-0.26
freed:6.98:-0.13 frees:6.98:-0.08 freez:6.98:0.04 freezer:6.98:0.12 friday:6.98:0.04 friend:6.98:-0.07 from:3.76:-0.01
from_a:6.06:0.01 from_the:5.37:-0.06 front:6.28:-0.05 froze:6.98:0.09 fugitive:6.98:0.09 fumble:6.98:0.09
fund:5.72:0.22 funds:6.28:0.28 furniture:6.57:-0.03 gambl:6.28:0.16 game:6.57:-0.18 gang:5.37:0.02 gangster:6.98:-0.07
garage:6.98:0.09 garden:6.06:-0.38 gardener:6.98:-0.08 gave:6.98:-0.05 gay:6.57:0.16 generation:6.57:-0.15
gentle:6.98:-0.06 genuine:6.98:-0.07 get:6.98:-0.10 gets:5.19:-0.00 gets_0:6.57:0.11 gets_prison:6.57:0.14
ghost:6.98:0.13 girl:6.98:-0.11 girlfriend:6.28:0.23 girls:6.98:0.03 given:6.28:0.18 gives:6.06:-0.29 glass:6.98:0.04
goal:6.57:-0.12 goalkeeper:6.98:-0.09 goes:6.06:0.02 goes_to:6.57:-0.12 gold:6.28:0.03 golden:6.98:-0.07
golf:6.57:0.07 good:6.06:-0.28 goods:6.98:0.14 got:6.98:0.10 governor:6.57:-0.04 gown:6.98:-0.06 gps:6.98:0.09
graduat:6.98:-0.05 graffiti:6.98:-0.18 grandfather:6.98:-0.08 grandmaster:6.98:-0.07 grandmother:6.98:0.07
grav:6.98:0.14 great:6.98:-0.13 greed:6.98:0.12 grenad:6.98:0.11 grill:6.98:-0.12 grop:6.57:0.15 group:6.57:-0.14
guard:6.98:-0.09 guest:4.68:0.49 guest_@:6.57:0.10 guest_in:6.57:0.20 guest_who:6.57:-0.22 guesthouse:6.06:-0.03
guide:6.28:-0.03 guide_to:6.57:-0.17 guilty:5.03:0.49 guilty_of:5.27:0.35 guitarist:6.98:-0.10 gun:6.28:-0.06
gunfire:6.98:0.07 gunman:6.98:0.04 gunpoint:6.98:-0.17 guns:6.98:-0.07 gym:6.98:0.13 gypsi:6.98:0.10 hack:6.98:-0.18
hacker:6.57:0.09 had:6.06:0.27 hairdresser:6.98:-0.12 half:6.98:0.11 hall:6.57:-0.25 hammer:6.57:0.19 hand:6.57:0.13
handbag:6.98:-0.07 handbook:6.98:-0.09 handl:6.98:-0.09 hands:6.98:-0.10 handyman:6.98:0.10 hang:6.98:-0.07
hangs:6.57:-0.12 hangs_up:6.57:-0.12 harass:6.06:-0.02 harass_junior:6.57:0.06 harassment:6.28:-0.01 hard:6.57:-0.14
harvest:6.57:-0.13 has:5.47:-0.12 has_been:6.28:-0.15 hat:6.98:-0.12 hate:6.28:0.03 hateful:6.98:-0.09 hatr:6.98:0.14
hav:6.98:0.09 have:6.57:0.13 he:5.47:0.05 head:5.72:-0.20 head_of:6.28:-0.18 headmaster:6.98:0.03 heads:6.98:-0.16
headscarv:6.98:0.09 headteacher:6.98:-0.13 hear:6.57:0.05 heard:6.57:0.14 hears:6.28:0.18 heart:6.98:-0.07
heavi:6.98:0.09 hedge:6.98:0.05 heist:6.98:-0.06 held:5.59:0.27 held_after:6.57:0.23 hell:6.98:0.04 help:6.28:-0.16
helps:6.06:-0.29 her:4.73:-0.62 her_life:6.57:-0.17 heroin:6.98:0.06 herself:6.98:-0.07 hid:5.72:0.26
hid_income:6.57:0.08 hidden:6.06:0.31 hidden_camera:6.57:0.19 high:6.98:0.09 highest:6.98:-0.07 highwayman:6.98:-0.07
hijab:6.98:0.11 hik:6.98:-0.06 hiker:6.98:-0.15 hills:6.98:-0.06 him:6.57:-0.06 himself:6.57:0.16 his:5.37:0.29
historian:6.57:-0.15 historic:6.98:0.12 history:6.57:-0.23 hit:6.06:0.12 hit_and:6.57:0.12 hitman:6.98:-0.06
hits:6.98:-0.10 hoard:6.98:-0.15 hole:6.98:0.09 holiday:5.47:0.17 holiday_flats:6.57:-0.04 holidaymaker:6.98:-0.12
home:5.47:0.08 homeles:6.98:-0.04 homes:6.28:-0.05 homicide:6.98:0.08 homophobic:6.57:0.17 honey:6.98:-0.09
honorary:6.98:-0.06 honour:5.72:-0.33 honour_for:6.57:-0.14 honour_from:6.57:-0.08 hood:6.98:0.09 hooligan:6.98:0.10
hope:6.98:-0.17 hopes:6.57:-0.21 hospice:6.98:-0.07 hospital:5.72:0.09 host:5.47:0.62 hostage:6.98:0.05
hostel:6.57:0.08 hosts:6.98:-0.08 hot:6.57:0.02 hotel:5.72:0.22 hotelier:6.28:-0.10 hour:6.98:0.05 hous:5.72:-0.07
house:5.72:0.24 house_of:6.57:0.00 how:5.72:-0.39 how_to:6.57:-0.10 huge:6.98:0.18 human:6.98:0.03
humanitarian:6.98:-0.08 humiliat:6.57:-0.13 hundred:6.57:0.10 hundred_of:6.57:0.10 hunt:6.28:0.01 hunt_@:6.57:0.11
hurl:6.98:0.09 hurler:6.98:-0.14 hurt:6.57:-0.21 husband:6.28:0.08 hustler:6.98:-0.08 i:6.98:-0.10 identifi:6.98:0.09
identiti:6.98:0.08 identity:6.57:0.02 ignor:6.98:-0.09 ill:6.98:0.08 illegal:6.57:0.08 impersonat:6.98:0.06
impos:6.57:0.24 imprison:6.98:0.05 in:3.04:-0.19 in_0:6.57:-0.13 in_a:5.47:0.18 in_contempt:6.57:0.10
in_court:6.57:0.06 in_custody:6.28:0.19 in_double:6.57:-0.02 in_her:6.57:-0.22 in_last:6.57:-0.13 in_new:6.57:-0.12
in_the:4.63:-0.33 incident:6.98:-0.08 incit:6.98:0.14 income:6.57:0.08 indict:6.57:0.16 indictment:6.28:0.22
industry:6.57:0.20 infant:6.98:0.09 infect:6.98:0.12 influencer:6.57:0.17 infringement:6.98:0.09 injunction:6.57:0.17
injur:6.28:0.07 injury:6.98:-0.09 inmat:6.98:-0.08 inmate:6.98:-0.08 inn:6.98:-0.13 innkeeper:6.98:0.15
inquest:6.98:0.09 inquiry:5.72:0.02 insider:6.28:0.09 insolvent:6.98:0.10 inspector:6.06:0.02 inspector_@:6.57:-0.13
instructor:6.98:0.04 insult:6.28:0.06 insurance:6.98:-0.08 insurer:6.57:-0.01 integrity:6.98:-0.05
international:6.98:0.09 internet:6.98:0.02 interpreter:6.98:-0.19 interview:6.57:-0.18 intimate:6.98:0.03
intimidat:6.98:0.02 into:5.19:-0.07 into_the:6.57:0.02 invent:6.28:-0.04 investigat:6.98:-0.05 investigation:6.28:0.13
investigation_for:6.57:0.26 investigator:6.06:0.22 investment:6.98:0.07 investor:5.72:0.12 irregulariti:6.98:-0.07
is:4.49:0.06 is_a:6.57:-0.13 is_found:6.57:0.05 island:6.28:-0.23 it:5.59:-0.32 its:5.88:0.06 its_owner:6.57:-0.01
jail:5.19:0.40 jail_for:5.88:0.20 jails:6.98:-0.12 jaw:6.98:0.11 jealou:6.98:0.08 jewel:6.28:-0.06 jeweller:6.98:0.09
jewellery:6.98:0.10 jews:6.98:0.17 jibe:6.98:0.11 jilt:6.98:0.18 job:6.98:0.09 jockey:6.98:-0.06 jogger:6.98:0.04
join:6.57:-0.10 join_the:6.57:-0.10 joins:6.98:-0.08 joke:6.57:0.17 jokes:6.98:0.04 journalist:6.57:0.02
judg:6.98:-0.05 judge:5.11:0.23 judge_@:5.88:-0.35 judge_speak:6.57:0.19 judgment:6.98:0.12 judo:6.98:-0.06
jump:6.98:-0.07 jumper:6.98:-0.10 june:6.98:-0.04 junior:6.57:0.06 juri:6.98:-0.10 jury:5.72:0.19
jury_convict:6.57:0.12 justice:6.98:0.05 keep:6.06:0.22 keeper:6.98:-0.08 keeps:6.98:-0.05 kennel:6.98:0.09
kept:6.28:0.20 key:6.98:-0.08 kickback:6.57:0.11 kidnapp:6.06:-0.08 kidnapp_and:6.57:-0.05 kidnapp_of:6.57:-0.03
kidney:6.98:-0.07 kill:5.27:-0.11 killer:5.72:-0.58 killer_in:6.57:-0.16 kills:6.57:-0.24 kind:6.98:0.08
kiss:6.98:0.12 kitchen:6.98:0.09 knife:6.28:0.14 knifeman:6.57:-0.07 knock:6.57:-0.16 known:6.98:0.10 label:6.98:-0.07
labour:6.57:0.11 labour_court:6.57:0.11 ladder:6.98:-0.08 lady:6.98:-0.07 laid:6.98:-0.09 lake:6.98:-0.07
land:6.57:-0.02 landlady:6.57:0.09 landlord:5.27:0.63 lands:6.98:0.04 lap:6.98:-0.07 lash:6.98:-0.08 last:5.88:-0.34
last_year:6.57:-0.15 late:6.28:-0.03 latest:6.98:-0.08 latino:6.98:0.09 laugh:6.98:-0.07 launch:6.98:-0.05
launder:6.06:-0.08 law:6.28:-0.09 lawn:6.98:-0.08 laws:6.57:-0.17 lawsuit:5.72:0.02 lawsuit_against:6.57:-0.19
lawyer:5.59:-0.31 lawyer_@:6.28:-0.17 lead:6.57:-0.12 leader:6.28:0.32 leads:6.06:-0.26 leads_the:6.57:-0.09
league:6.98:-0.08 learn:6.57:0.11 learner:6.98:0.04 leav:6.98:0.07 leave:6.57:-0.02 lecture:6.98:-0.10
lecturer:6.98:0.16 led:6.28:-0.08 led_by:6.57:-0.01 left:5.47:0.26 left_with:6.57:-0.05 left_without:6.57:-0.02
leg:6.98:-0.10 legal:6.28:-0.06 lend:6.98:-0.05 lens:6.98:0.14 less:6.98:0.08 let:6.98:0.12 lett:6.06:0.28
letter:6.98:0.17 leukaemia:6.98:-0.12 lewd:6.57:0.12 lewd_remark:6.57:0.12 liable:6.98:0.05 libel:6.98:0.06
library:6.57:-0.13 licence:6.57:0.18 lied:6.98:0.09 lies:6.98:-0.19 life:5.47:0.15 life_for:6.28:0.13
lifeguard:6.98:-0.06 lifts:6.98:-0.12 light:6.28:-0.25 lighthouse:6.98:-0.04 line:6.98:-0.08 lisbon:6.98:-0.08
list:6.98:-0.10 listener:6.98:-0.10 liv:6.98:0.04 loan:6.98:0.04 loans:6.98:0.19 local:6.98:-0.07 lock:6.06:0.37
lock_up:6.28:0.26 locksmith:6.98:-0.07 lodge:6.98:-0.08 lodger:6.06:0.42 lollipop:6.98:-0.07 long:6.57:-0.21
looks:6.57:-0.19 los:6.98:-0.18 lose:6.98:0.18 loses:5.59:0.26 loss:6.98:0.13 lost:5.72:-0.08 lottery:6.98:0.18
love:6.98:-0.10 loves:6.98:-0.08 luggage:6.98:0.08 lured:6.98:0.04 lying:6.57:-0.01 machete:6.98:0.03 machin:6.98:0.06
machine:6.98:0.12 made:6.28:0.31 magistrate:6.98:0.11 maker:6.57:-0.14 malpractice:6.57:0.13 man:5.19:0.44
man_who:6.06:0.17 manag:6.98:-0.07 management:6.98:0.06 manager:6.06:0.26 manager_@:6.57:0.12 manslaughter:6.98:0.05
marathon:6.28:-0.18 marathon_in:6.57:-0.10 margin:6.98:-0.06 marine:6.98:-0.10 market:6.57:0.00 marks:6.98:-0.07
marrow:6.98:-0.09 marry:6.98:-0.10 massacre:6.98:-0.16 master:6.57:-0.00 mastermind:6.98:0.04 match:6.98:0.14
maternity:6.98:0.09 mathematician:6.98:-0.07 mauls:6.98:0.04 mayor:5.47:-0.31 mayor_over:6.57:-0.04 means:6.98:-0.05
meant:6.98:0.09 mechanic:6.57:0.12 medal:6.28:-0.14 mediator:6.98:-0.12 meet:6.98:-0.08 meets:6.98:-0.05
member:6.06:-0.21 member_@:6.57:-0.00 memory:6.98:-0.16 men:6.98:0.08 mentor:6.98:-0.13 merg:6.98:-0.08
merger:6.98:-0.05 messag:6.06:0.18 message:6.98:0.08 met:6.98:0.08 metr:6.98:-0.11 microphon:6.57:0.26
midwife:6.98:-0.08 militia:6.98:0.04 milk:6.98:-0.06 mill:6.57:-0.15 million:5.27:0.24 minister:6.06:-0.20
ministry:6.98:0.09 minor:6.98:0.04 misconduct:6.57:0.11 misl:6.98:0.13 miss:6.06:0.13 mission:6.98:-0.08
mistaken:6.98:-0.10 misuse:6.98:0.14 mix:6.98:-0.07 mock:6.57:0.18 model:6.98:0.08 molest:6.57:0.17 monday:6.28:-0.02
money:5.27:0.04 money_launder:6.28:-0.13 money_to:6.57:0.11 monkey:6.98:0.11 month:5.59:0.32 month_for:6.57:0.17
month_of:6.57:0.15 more:6.28:0.06 mosque:6.57:-0.08 motel:6.98:0.04 mother:6.98:0.07 motorist:6.98:0.05
mould:6.57:0.28 mountain:6.28:-0.22 mourn:6.57:-0.21 mov:6.98:0.09 moves:6.06:-0.24 moves_to:6.28:-0.19
movie:6.98:-0.07 mowed:6.98:0.09 mp:6.57:0.10 mps:6.98:-0.12 mugg:6.98:-0.07 murder:5.11:-0.31 museum:6.06:-0.26
music:6.98:-0.06 musical:6.98:-0.07 muslim:6.28:0.33 must:5.72:0.39 must_pay:6.06:0.22 my:6.98:-0.13 name:6.98:0.04
named:5.88:-0.10 names:6.06:0.23 narrow:6.98:-0.06 national:6.98:-0.05 nazi:6.57:0.17 needles:6.98:0.11
needs:6.98:-0.09 neglect:6.98:0.04 negligence:6.98:0.08 neighbour:5.19:0.42 neo:6.98:0.09 nephew:6.98:0.07
network:6.98:0.03 never:6.98:0.13 new:4.84:-0.86 new_drug:6.57:-0.24 newcomer:6.98:-0.07 next:6.28:0.12
niche:6.98:-0.11 night:5.72:0.06 nightclub:6.28:0.18 nightmare:6.98:0.07 nine:6.06:0.09 ninth:6.98:-0.13 no:6.28:0.13
noise:6.98:0.06 not:5.19:0.19 not_exist:6.57:0.12 not_pay:6.57:-0.02 not_to:6.57:0.00 notary:6.98:-0.07
noth:6.98:-0.13 novel:6.57:-0.13 novelist:6.98:-0.06 now:6.98:-0.10 nurs:6.57:0.05 nurse:5.88:-0.18 oak:6.98:0.15
obituary:6.98:-0.09 obscene:6.57:0.12 observatory:6.98:-0.08 obsess:6.98:0.17 obstacl:6.98:-0.08 odometer:6.98:0.04
of:2.56:0.54 of_0:6.06:0.15 of_@:4.96:0.22 of_a:6.28:-0.02 of_assault:6.28:0.21 of_bank:6.57:-0.03 of_elder:6.57:0.21
of_kill:6.57:-0.06 of_pocket:6.57:0.06 of_runn:6.57:0.06 of_tak:6.57:0.10 of_the:4.45:-0.64 off:5.19:0.16
offenc:6.98:0.11 offender:6.98:-0.08 offer:6.98:-0.08 offic:6.98:0.06 office:6.57:-0.01 officer:5.27:-0.04
official:6.98:0.08 offshore:6.98:0.04 old:6.06:0.03 oligarch:6.98:0.02 ombudswoman:6.98:-0.09 on:3.47:0.25
on_monday:6.28:-0.02 on_sunday:6.57:-0.10 on_the:5.88:-0.14 on_trial:6.57:0.10 on_tuesday:6.57:0.04 online:6.06:-0.04
only:6.98:0.20 open:6.06:-0.04 opens:5.59:-0.09 opens_a:6.57:0.03 opera:6.57:0.01 operation:6.28:-0.02
operative:6.98:-0.06 opposition:6.57:-0.16 optimistic:6.98:-0.08 orchestra:6.57:-0.14 order:5.11:0.31
order_@:6.57:0.14 order_to:5.88:0.23 organiser:6.98:0.18 orphan:6.57:0.04 orphanage:6.98:0.11 other:6.28:0.07
out:4.45:0.41 out_of:5.27:0.31 out_the:6.57:-0.12 outburst:6.98:0.14 outgo:6.98:-0.09 outside:6.28:-0.08
over:3.84:1.06 over_rent:6.57:0.12 over_the:6.57:-0.14 over_unpaid:6.28:0.12 overlook:6.98:0.08 overnight:6.98:-0.12
owes:6.57:0.17 owing:6.98:0.06 own:6.98:0.10 owner:4.90:0.68 owner_@:6.28:0.03 paid:5.72:0.23 paint:6.06:0.03
painter:6.98:0.13 pair:6.98:0.10 panel:6.98:0.07 paper:6.98:0.09 parent:6.28:-0.36 parish:6.98:0.07 park:6.06:-0.13
parliament:6.57:-0.17 parole:6.57:0.12 partner:5.59:0.43 party:5.72:0.39 pass:6.57:-0.20 passenger:6.06:0.03
passer:6.57:0.01 passer_by:6.57:0.01 passport:6.28:0.15 patent:6.98:-0.16 patient:5.72:0.29 patron:6.98:0.11
pay:5.03:0.34 pay_damag:6.57:0.12 pay_for:6.57:0.09 payment:6.57:0.00 payroll:6.98:0.13 pays:6.57:-0.11
peak:6.98:-0.07 pedestrian:6.98:0.05 peep:6.98:0.14 pen:6.98:0.15 pension:6.98:-0.12 pensioner:6.06:-0.03
people:6.06:0.13 percent:6.98:-0.07 perform:6.57:0.03 perjury:6.98:0.08 permission:6.98:-0.08 personal:6.98:-0.04
pervert:6.98:0.05 pest:6.98:0.08 petrol:6.98:0.09 pharmacist:6.98:0.11 phish:6.98:-0.06 photo:6.28:-0.18
photograph:6.57:-0.04 photographer:6.98:0.09 physiotherapist:6.98:0.12 pianist:6.98:-0.07 pick:6.28:0.12
pick_up:6.57:0.19 picker:6.98:0.09 pictur:6.98:0.04 pilot:6.57:-0.01 pimp:6.98:0.04 pioneer:6.57:-0.11
pirate:6.98:-0.07 pit:6.98:0.04 pitcher:6.98:-0.13 plagiarism:6.98:0.13 plan:6.98:-0.07 plann:6.06:0.10
plans:6.57:-0.24 plant:6.28:-0.06 play:6.57:-0.11 player:6.57:-0.15 plays:5.88:-0.26 playwright:6.98:-0.06
plead:6.57:0.10 plead_guilty:6.57:0.10 pleasure:6.98:-0.07 plott:6.98:0.09 plum:6.98:-0.06 plumber:6.98:0.11
poacher:6.98:0.04 pocket:6.28:0.08 podcast:6.98:-0.10 poems:6.98:-0.13 point:6.98:-0.08 poison:6.28:0.07
poisoner:6.98:-0.06 police:4.54:0.07 police_hunt:6.57:0.11 police_report:6.57:0.20 police_say:6.57:0.12
police_thank:6.57:-0.13 policeman:6.98:0.18 politician:6.98:0.02 ponzi:6.98:0.09 pool:6.57:0.03 porn:6.57:0.18
pornography:6.98:0.17 portrait:6.98:-0.12 posed:6.98:0.03 post:6.98:0.09 postbox:6.98:-0.12 postman:6.98:-0.08
posts:6.57:0.08 postwoman:6.98:-0.06 prais:6.28:-0.19 prays:6.98:-0.11 pregnant:6.57:0.14 premiere:6.98:-0.05
present:6.57:-0.18 presenter:6.98:0.03 preside:6.98:-0.07 president:6.57:-0.07 press:6.98:-0.05 pretend:6.98:0.08
prevent:6.57:-0.27 prey:6.57:0.10 prey_on:6.57:0.10 price:6.98:-0.06 priest:6.98:0.07 primary:6.98:0.14
prison:5.27:-0.18 prison_for:6.57:0.16 prisoner:6.28:-0.23 prize:5.59:-0.32 probe:6.98:0.16 prodigy:6.98:-0.07
producer:6.98:0.14 professor:6.06:0.07 profit:6.57:-0.13 programme:6.57:-0.12 project:6.98:-0.06 promis:6.98:-0.10
promotion:6.98:0.08 proof:6.98:-0.07 property:6.98:0.12 propos:6.98:-0.11 prosecut:6.57:0.12 prosecut_for:6.57:0.12
prosecution:6.98:0.05 prosecutor:5.27:0.17 prosecutor_@:6.28:-0.29 prosecutor_said:6.57:0.13 prostitution:6.98:0.09
protect:6.28:-0.25 proud:6.98:-0.09 prov:6.98:-0.07 psychologist:6.98:-0.12 pub:6.57:0.02 public:6.98:0.14
publish:6.57:-0.14 pull:6.28:-0.05 punch:6.28:0.05 punchlin:6.98:-0.15 punish:6.98:0.13 pupil:6.06:-0.14
pupil_to:6.57:-0.16 puppi:6.98:0.09 purpose:6.98:0.10 push:6.57:0.17 put:6.98:0.10 puts:6.98:-0.07
qualification:6.98:0.09 quarrel:6.98:-0.12 quarter:6.57:-0.13 quarter_profit:6.57:-0.13 quarterback:6.98:-0.11
quash:6.98:-0.18 queen:6.57:-0.12 question:6.57:-0.03 quiet:6.57:-0.03 quit:6.98:0.07 quits:6.98:0.08 racial:6.98:0.08
racism:6.98:-0.12 racist:5.59:-0.03 racist_insult:6.57:-0.03 racket:6.98:0.04 rage:6.98:0.04 raid:6.57:0.11
raider:6.98:0.09 rail:6.98:-0.12 rais:5.88:-0.07 raise:6.98:0.19 rally:6.28:-0.28 ran:6.06:-0.02 ranger:6.57:-0.04
ransom:6.98:0.05 rant:6.98:0.04 rap:6.98:0.03 rape:6.57:-0.02 rapper:6.98:-0.13 rated:6.98:-0.06 read:6.28:-0.23
reader:6.98:-0.04 ready:6.98:-0.07 real:6.98:-0.13 rebuilt:6.98:-0.11 recall:6.98:-0.07 receiv:5.47:-0.24
record:4.96:-0.25 record_on:6.28:-0.21 recover:6.57:0.02 recruit:6.98:-0.19 recruiter:6.98:0.19 red:6.98:-0.09
referee:6.98:-0.08 referenc:6.98:0.03 reform:6.98:-0.13 refuge:6.06:0.06 refugee:6.98:-0.11 refus:6.06:0.36
refus_to:6.57:0.13 refuse:6.98:0.13 region:6.98:-0.05 regional:6.98:-0.06 register:6.98:-0.11 regulator:6.57:0.20
reign:6.98:0.11 reins:6.98:-0.08 reject:6.98:0.09 releas:6.98:-0.07 release:6.98:0.11 remand:6.57:0.17
remark:6.57:0.12 remind:6.98:-0.10 renovat:6.98:-0.05 renovation:6.98:-0.08 rent:5.11:0.76 rent_out:6.57:0.15
rental:6.57:0.12 repair:6.98:0.04 repay:6.57:0.23 report:6.06:0.03 reporter:6.28:-0.15 reporter_@:6.57:-0.09
represent:6.98:-0.09 rescu:6.98:-0.12 rescue:6.98:-0.06 rescuer:6.57:-0.10 research:6.98:-0.07 resident:6.06:-0.02
resign:6.98:0.02 resist:6.98:0.03 resistance:6.98:-0.13 restaurant:5.88:0.23 restaurant_owner:6.57:0.22
restaurateur:6.98:0.08 restore:6.98:-0.08 restrain:6.28:0.18 restrain_order:6.28:0.18 result:6.98:0.13
retir:6.06:-0.33 retir_after:6.57:-0.13 retire:6.98:-0.08 return:5.59:-0.03 return_to:6.28:0.10 reunit:6.98:-0.07
reveal:6.98:0.11 revenge:6.28:0.12 revenge_porn:6.57:0.18 review:6.98:-0.07 reviewer:6.57:-0.19 rider:6.98:-0.08
rifl:6.98:0.11 rigg:6.98:0.10 right:6.98:-0.17 ring:6.28:0.05 ringleader:6.98:0.08 riot:6.98:0.10 rises:6.98:-0.06
risk:6.57:-0.19 rival:5.72:0.23 river:6.98:0.09 road:6.57:0.07 robb:6.57:-0.21 robber:6.06:-0.18 robbery:6.98:0.08
robot:6.98:-0.08 robs:6.57:-0.14 roll:6.98:0.04 roman:6.57:-0.19 romance:6.57:0.03 roof:6.98:0.10 roofer:6.98:0.13
rookie:6.57:-0.15 room:6.57:0.26 rooms:6.98:-0.07 roses:6.98:-0.05 round:6.28:-0.14 row:6.98:0.09 royalti:6.98:0.14
rugby:6.98:0.04 ruin:6.98:-0.08 ruins:6.98:0.18 rul:6.98:-0.05 ruled:6.57:0.10 rules:6.57:0.06 run:5.72:0.10
runaway:6.98:0.04 runn:5.72:0.33 runs:6.06:-0.16 runs_marathon:6.57:-0.15 sack:6.98:0.05 sacrific:6.98:-0.06
safe:6.98:-0.10 safer:6.98:-0.07 said:5.88:0.19 sale:6.98:-0.07 salute:6.98:0.08 same:6.28:0.07 sanction:6.98:0.15
sausag:6.98:-0.11 sav:6.06:0.07 savage:6.98:-0.08 save:6.98:-0.12 saved:6.28:-0.18 saver:6.57:0.11 saw:6.98:-0.06
say:5.11:0.85 say_@:6.28:0.22 says:5.37:-0.13 scam:6.98:0.04 scamm:6.98:0.07 scams:6.57:-0.23 scandal:6.98:0.05
scene:6.98:0.10 scheme:6.57:0.16 scheme_that:6.57:0.16 scholarship:6.98:-0.09 school:5.88:0.23 schoolgirl:6.57:-0.00
schubert:6.98:-0.08 science:6.98:-0.06 scientist:6.98:-0.07 scor:6.98:-0.07 scout:6.98:0.14 screen:6.98:0.15
sea:6.98:-0.06 search:6.06:0.13 search_for:6.57:-0.01 seaside:6.98:0.07 season:6.98:-0.07 seat:6.98:-0.06
second:6.57:-0.14 secret:6.28:0.25 secret_record:6.57:0.14 secretary:6.98:0.09 securiti:6.98:0.10 security:6.57:-0.17
sedat:6.98:0.05 seek:6.98:0.08 seiz:6.57:0.12 seize:6.57:0.32 self:6.98:-0.07 sell:6.57:-0.19 sells:6.98:-0.08
semi:6.98:-0.08 senator:6.57:-0.03 sens:6.98:-0.08 sent:5.72:0.28 sent_obscene:6.57:0.12 sentenc:5.37:0.13
sentenc_@:6.57:0.14 sentenc_for:6.28:-0.01 sentenc_to:6.57:0.08 sentence:6.28:0.17 seri:6.57:0.06 serial:6.98:-0.11
serve:6.28:0.08 set:6.98:-0.09 sets:6.57:-0.16 sett:6.57:0.14 settl:6.98:-0.12 seven:6.98:0.04 several:6.98:0.05
sex:6.57:0.16 sexual:6.98:0.03 shar:6.57:0.23 shareholder:6.98:-0.08 shav:6.98:-0.12 she:6.06:0.01 sheds:6.98:-0.11
sheep:6.98:-0.12 sheet:6.57:0.00 shelter:5.88:-0.14 sheriff:6.57:0.01 ship:6.98:-0.17 shipp:6.98:-0.08
shipwreck:6.98:-0.05 shock:6.98:-0.10 shook:6.98:0.09 shoot:5.88:-0.04 shooter:6.98:-0.12 shop:6.98:-0.07
shopkeeper:6.98:-0.06 shot:6.28:-0.11 shot_the:6.57:-0.15 shots:6.98:0.03 shout:6.28:0.12 show:5.88:-0.23
shower:6.98:0.14 shows:6.28:0.16 side:6.28:-0.28 sign:6.06:0.01 signature:6.98:-0.07 silver:6.57:-0.20
since:6.57:-0.11 singer:5.59:0.02 singer_@:6.57:-0.14 single:6.98:0.07 sings:6.57:-0.09 sings_for:6.57:-0.09
siphon:6.57:0.19 sister:6.98:-0.12 site:6.98:0.03 six:5.88:0.31 six_years:6.28:0.21 sixteen:6.98:0.07
skateboard:6.98:-0.08 skater:6.98:-0.06 skeleton:6.98:0.09 skier:6.98:-0.07 skimm:6.98:0.08 skinhead:6.98:0.14
slalom:6.98:-0.08 slams:6.98:-0.13 slapp:6.98:0.03 slaughter:6.57:-0.19 slavery:6.98:0.11 slay:6.98:0.04
slays:6.98:-0.16 slur:6.57:0.15 slurs:6.98:0.12 small:6.98:-0.05 smash:5.88:0.11 smuggl:6.57:-0.11 smuggler:6.06:-0.30
social:6.98:-0.08 software:6.57:-0.20 sold:6.28:0.06 soldier:6.98:0.03 solicitor:6.98:0.14 solv:6.57:-0.14
son:6.98:0.15 sought:6.57:0.13 spain:6.98:0.08 spar:6.98:0.04 speak:5.88:-0.06 speak_of:6.57:0.19 speech:6.98:0.06
speed:6.98:0.05 spent:6.98:0.21 spied:6.57:0.13 spied_on:6.57:0.13 sponsor:6.57:0.13 sport:6.98:0.21 spot:6.98:-0.05
spots:6.57:-0.20 spott:6.98:-0.13 spread:6.98:-0.19 sprinter:6.57:-0.15 square:6.57:-0.19 squatter:6.98:0.13
stabb:6.28:-0.26 stadium:6.98:0.10 staff:6.57:0.06 stag:6.98:0.04 stage:6.28:-0.22 stage_after:6.57:-0.17
stalk:6.57:-0.05 stalker:6.98:0.08 stamp:6.98:-0.11 stand:6.06:-0.10 standoff:6.98:0.05 star:5.88:-0.23
stars:6.98:-0.11 start:6.57:-0.17 startup:6.98:-0.08 starve:6.98:0.11 stat:6.98:-0.11 stay:6.98:0.07 steal:6.57:-0.10
steal_the:6.57:-0.10 stepfather:6.98:0.04 steps:6.57:0.12 steps_down:6.57:0.12 still:6.98:-0.11 stock:6.98:-0.11
stole:6.57:0.18 stolen:5.59:0.12 stopp:6.98:-0.11 stops:6.98:-0.11 storage:6.98:0.14 storm:6.57:-0.12 story:5.88:-0.32
straight:6.98:-0.09 strand:6.98:0.10 stranger:6.28:-0.17 strangl:6.57:0.09 stream:6.98:-0.11 street:6.98:-0.07
stricter:6.57:-0.15 strik:6.98:-0.14 striker:6.57:-0.20 stripp:6.98:0.09 strong:6.98:-0.12 struck:6.06:0.24
struck_off:6.57:0.15 student:5.47:0.43 study:6.98:-0.10 style:6.98:-0.08 suburb:6.98:0.04 sue:6.98:0.14 sued:5.88:0.24
sued_by:6.57:-0.06 sued_for:6.57:0.21 sues:6.06:0.25 sues_@:6.57:0.12 suffocat:6.98:0.03 suit:6.28:0.26
suitcas:6.98:0.04 suitcase:6.98:0.15 sum:6.98:-0.06 sunbather:6.98:0.05 sunday:6.57:-0.10 supervisor:6.98:0.08
supplier:6.57:0.13 support:6.57:-0.12 supporter:6.98:0.11 supremacist:6.98:0.05 supreme:6.98:-0.08 surgeon:5.88:0.25
surgery:6.98:0.11 surrender:6.98:0.05 surveyor:6.98:0.03 surviv:6.57:-0.17 survivor:6.98:-0.05 suspect:5.72:0.30
suspect_@:6.57:0.19 suspect_in:6.28:0.24 suspend:6.06:0.15 suspicion:6.98:0.04 swedish:6.98:-0.09 swimm:6.28:0.06
swimmer:6.98:-0.06 swindl:6.98:0.08 swindler:6.98:0.03 sworn:6.98:-0.12 synagogue:6.98:-0.07 tackl:6.98:-0.06
tagg:6.98:0.05 tak:6.57:0.10 take:6.57:0.11 taken:6.57:0.13 taker:6.98:0.05 takes:6.06:-0.18 talent:6.98:-0.10
talk:6.98:-0.05 talks:6.28:-0.31 target:6.06:-0.12 tattooist:6.98:0.12 taught:6.98:-0.09 tax:5.88:0.06 taxi:6.57:0.13
teach:6.28:-0.19 teacher:5.47:-0.12 teacher_@:6.57:0.08 team:6.98:-0.08 tear:6.98:-0.07 teenage:6.98:0.04
teenager:6.28:-0.17 television:6.57:0.02 tells:5.72:-0.26 tells_how:6.28:-0.20 ten:5.88:-0.02 ten_years:6.28:0.01
tenant:5.11:0.28 tenant_with:6.57:0.09 tenni:6.57:-0.16 term:6.28:-0.08 term_for:6.57:-0.11 terror:6.98:0.03
terroris:6.98:0.04 test:6.98:0.13 testifi:6.57:0.05 texts:6.98:0.09 th:6.98:-0.06 than:6.98:0.09 thank:5.72:-0.33
that:4.45:0.29 that_@:5.88:0.39 that_detect:6.57:-0.18 that_did:6.57:0.12 that_was:6.28:0.09 the:2.48:-1.72
the_account:6.57:0.01 the_accus:6.57:-0.25 the_agency:6.28:0.24 the_attack:6.57:-0.17 the_bank:6.57:-0.12
the_bar:6.57:-0.10 the_city:6.57:0.04 the_claim:6.57:-0.06 the_club:6.28:-0.03 the_country:6.57:-0.00
the_court:6.06:0.03 the_fami:6.28:-0.11 the_first:6.57:-0.12 the_fund:6.57:0.05 the_gang:6.57:-0.13
the_house:6.57:0.01 the_indictment:6.57:0.13 the_jury:6.57:-0.03 the_man:6.57:0.02 the_mountain:6.57:-0.14
the_murder:6.57:-0.00 the_new:6.28:-0.15 the_next:6.57:0.05 the_old:6.57:-0.03 the_police:6.28:-0.04
the_prosecutor:6.57:0.14 the_record:6.57:-0.13 the_run:6.57:0.14 the_same:6.28:0.07 the_show:6.57:-0.10
the_trial:6.28:-0.08 the_village:6.28:-0.20 the_visitor:6.57:-0.15 the_year:6.28:-0.13 theft:6.28:0.27
theft_and:6.57:0.22 their:6.28:0.06 them:5.88:0.25 therapist:6.98:-0.08 they:6.98:0.10 thief:6.57:-0.02
thiev:6.98:-0.05 third:6.57:-0.13 thirty:6.98:-0.07 this:6.98:-0.06 those:6.98:0.13 thousand:6.57:-0.18
thousandth:6.98:-0.08 threat:6.06:0.28 threaten:5.59:0.30 three:5.19:0.50 threw:6.28:0.24 threw_out:6.57:0.17
thrill:6.98:-0.09 thriller:6.06:-0.21 through:6.98:0.04 throw:6.98:-0.07 thrown:6.57:0.11 thrown_out:6.57:0.11
thursday:6.98:-0.09 ticket:6.06:0.06 ties:6.98:0.09 tiles:6.98:0.14 time:6.57:-0.14 times:6.98:0.09 tipp:6.98:0.13
tips:6.06:-0.02 tips_on:6.57:-0.11 tirade:6.98:0.05 title:6.06:-0.26 to:2.91:0.44 to_@:6.06:-0.35 to_a:6.57:0.15
to_be:6.28:0.13 to_court:6.28:0.10 to_face:6.57:0.16 to_pay:6.06:0.16 to_protect:6.28:-0.25 to_read:6.57:-0.15
to_the:5.47:-0.12 to_win:6.57:0.03 to_world:6.57:-0.13 toddler:6.57:-0.03 told:5.27:0.47 took:5.88:0.35 top:6.98:-0.10
tops:6.98:-0.10 torch:6.98:0.09 torment:6.98:-0.05 torso:6.98:0.05 total:6.98:-0.12 touch:6.98:0.12 tougher:6.57:-0.22
tour:6.98:-0.09 tourist:6.28:0.10 tout:6.98:0.04 town:6.06:-0.36 toxic:6.98:0.09 trac:6.57:-0.09 track:6.98:0.09
trad:6.98:0.10 trader:6.98:0.10 traffic:6.98:0.09 traffick:6.98:0.03 trafficker:6.98:0.03 trail:6.28:-0.09
train:5.88:-0.38 trainee:6.98:0.14 trainer:6.98:0.03 trans:6.98:0.09 transfer:6.98:-0.11 translat:6.57:-0.21
trash:6.28:0.19 travel:6.98:0.10 traveller:6.57:0.02 treasurer:6.57:0.08 treat:6.98:-0.07 tree:6.98:-0.13
trees:6.57:-0.06 trial:4.96:0.07 trial_of:6.28:-0.16 tribunal:6.06:0.20 trick:6.98:-0.12 trips:6.57:0.22
troll:6.28:-0.17 troupe:6.98:-0.19 true:6.57:-0.12 trust:6.98:-0.07 trustee:6.98:0.09 tuesday:6.28:-0.01
tumour:6.98:-0.16 turn:6.28:0.06 turn_away:6.57:0.18 turnover:6.98:-0.08 turns:6.28:0.00 tutor:6.98:0.12 tv:6.98:0.03
twenty:6.57:-0.15 twice:6.98:-0.07 twins:6.98:-0.17 two:5.27:0.22 tycoon:6.57:0.14 unconsciou:6.98:0.06
under:5.72:0.48 under_fire:6.57:0.14 under_investigation:6.57:0.26 understudy:6.98:-0.07 unfinish:6.57:0.07
unhurt:6.98:-0.11 union:6.57:0.01 unit:6.98:0.14 university:6.28:0.01 unlicens:6.98:0.12 unmask:6.98:0.04
unpaid:5.88:0.24 unsafe:6.57:0.12 unsolv:6.57:-0.19 until:5.72:-0.11 until_the:6.28:-0.02 unwant:6.98:0.07
up:4.63:-0.05 up_with:6.57:0.02 upbeat:6.98:-0.07 used:6.28:0.23 used_stolen:6.57:0.16 user:6.98:0.09
vaccine:6.28:-0.20 valuabl:6.98:-0.10 vandal:6.98:0.12 vanish:6.57:0.17 vegan:6.98:-0.11 vegetarian:6.98:-0.06
vehicl:6.98:0.04 verdi:6.98:-0.09 veteran:6.98:-0.08 vicar:6.98:0.10 victim:5.37:-0.22 victim_of:6.06:-0.24
victory:6.28:-0.19 victory_in:6.57:-0.14 video:6.57:0.21 villa:5.72:0.32 villa_and:6.57:0.10 village:6.06:-0.26
villager:6.98:-0.12 villain:6.98:-0.08 vintage:6.98:-0.08 violat:6.98:0.08 violence:6.28:-0.07 violin:6.57:0.06
virus:6.57:-0.19 visa:6.98:0.04 visit:6.98:-0.08 visitor:6.57:-0.15 voice:6.57:-0.25 volunteer:6.57:-0.11
vote:6.98:-0.06 voted:6.98:-0.05 wages:6.57:0.15 waiter:6.98:0.03 waitres:6.98:0.13 walk:6.98:-0.08 walks:6.28:-0.14
wallet:6.98:-0.09 walls:6.57:0.21 want:6.06:0.17 wants:6.98:-0.13 war:6.57:0.07 ward:6.98:-0.05 warden:6.98:-0.08
warn:6.98:-0.09 warns:6.28:-0.22 warrant:6.57:0.12 was:4.30:0.13 was_detain:6.57:0.12 was_fined:6.57:0.13
was_found:6.57:0.10 was_robb:6.57:-0.21 wash:6.98:0.04 waste:6.98:0.09 watchdog:6.98:0.16 water:6.28:0.12
watercolour:6.98:-0.07 way:6.98:-0.17 we:6.98:0.08 weak:6.98:-0.08 weapon:6.98:-0.07 website:6.98:0.11 wedd:6.57:-0.12
week:6.28:-0.06 weekend:6.98:-0.04 welcom:6.57:-0.14 well:6.98:-0.06 went:6.98:-0.06 were:5.88:0.07 west:6.98:-0.06
what:6.57:-0.10 wheelchair:6.57:0.16 when:6.28:0.05 while:6.28:-0.10 whip:6.57:0.02 whistleblower:6.98:-0.05
white:6.98:0.05 who:3.82:0.17 who_did:6.57:-0.17 who_held:6.57:0.11 who_kill:6.57:0.08 who_was:6.28:-0.17
whose:6.98:-0.07 why:6.28:-0.28 widow:6.28:0.03 widower:6.98:-0.16 wife:5.88:0.25 wig:6.98:-0.06 will:5.72:-0.28
win:6.28:-0.02 window:6.28:0.14 wine:6.98:-0.07 winemaker:6.98:-0.08 winger:6.57:-0.11 winn:6.57:0.09
winner:6.98:-0.06 wins:5.47:-0.25 wiped:6.98:0.18 wir:6.98:0.08 wire:6.98:0.08 witch:6.98:-0.05 with:3.58:0.55
with_0:6.57:-0.15 with_@:6.57:-0.18 with_a:5.59:0.00 with_hidden:6.57:0.15 with_the:6.28:-0.08 withdraw:6.98:0.12
withdrawn:6.98:-0.12 withdrew:6.98:-0.19 withheld:6.98:0.12 without:5.59:-0.02 without_pay:6.57:-0.03
witnes:6.28:-0.26 woman:5.59:0.40 women:5.47:0.39 women_in:6.57:0.15 won:6.57:0.07 work:6.06:-0.19 worker:5.72:0.18
works:6.98:0.04 world:6.06:-0.23 worth:6.98:0.08 would:6.98:0.09 wound:6.57:0.11 wreath:6.98:-0.09 wreck:6.28:0.05
wrestler:6.98:0.09 writ:6.57:-0.20 write:6.57:-0.18 writer:6.98:0.15 wrong:6.98:-0.10 wrongful:6.57:-0.21
wrote:6.57:-0.17 wrote_a:6.57:-0.17 xenophobic:6.98:0.10 yacht:6.28:0.30 yarn:6.98:-0.12 year:5.03:-0.34
year_old:6.57:0.07 years:4.41:0.23 years_for:6.57:0.12 yoga:6.98:0.03 young:6.57:-0.18 your:6.98:0.08
yourself:6.98:-0.06 ~accused:2.23:3.36 ~cleared:4.90:-0.74 ~deed:2.00:2.14 ~fiction:3.12:-1.31 ~good:2.57:-2.34
~helper:2.89:-1.65 ~ill:2.54:2.71 ~mild:2.21:-4.15 ~only_accused:2.58:2.87 ~only_deed:2.51:2.89
~only_punished:3.80:1.34 ~only_sued:4.45:0.89 ~plain:2.98:-2.10 ~punished:3.45:1.68 ~sport:3.45:-1.35 ~sued:4.14:1.11
~victim:3.68:-1.03`;

export const BIAS = 0.432;
