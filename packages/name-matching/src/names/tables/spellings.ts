/**
 * Chinese family names in Mandarin and Cantonese spelling: one character per line, though several may have the same
 * spelling.
 */
export const READINGS = `
chan chen tan chin
wong wang huang
cheung zhang chang
chow zhou chou
ng wu
kwok guo kuo
yeung yang
tsai cai
hsieh xie
hsu xu hui
tsang zeng
lam lin
leung liang
lau liu
ho he
yip ye`;

/** Spellings of one name, for words that folding keeps apart. */
export const SPELLINGS = `
muhammad mohammed mohamed mohammad muhammed muhamed mohamad mahomed mohd md muhamad mohamud mohamoud mouhamad mehmed
hussein husain husayn hossein hussain hosein
hasan hassan hasen
ahmed ahmad achmad
gaddafi qadhafi kadafi qaddafi gadhafi kadhafi ghadafi
jafar jaafar cafer djaafar
yahya yehia yahia iahia
said saeed sayeed saiid
saud saood
saad saed
salim saleem selim
salma selma
salem saalem
karim kareem kerim
rahim raheem
rahman rehman
rahmani rahmany
khalid khaled halid
khalil khaleel halil
jamal gamal djamel jamel
jamil jameel gamil
hamid hameed
hamad hammad
hamed haamed
mahmud mahmoud mahmood mehmood makhmud
nasir naser nasser nacer
nasr nassr
amir ameer emir
amin ameen emin
rashid rasheed rachid reshid
rashad rashaad rachad
tariq tarek tareq tarik
husseini hosseini husaini hussaini hoseini husayni
karam akram ekrem
bashir basheer bachir
bashar bachar
munir mounir muneer
nabil nabeel
walid waleed oualid
wael wail
majid majeed
abbas abass
mahdi mehdi mahdy
mehr mihr
samir sameer
samira sameera
yasir yasser yaser
yasin yassin yaseen
zayd zaid zaied
ziad ziyad zeyad
ammar amar
amr amro amrou
umar omar oumar omer
ismail ismael esmaeil esmail
javad jawad djawad
reza riza rida ridha raza
taha taaha
choe choi choy
ri lee yi li rhee
pak park bak
kim gim
paek baek paik
chong jong jung jeong chung
chol cheol chul
hyon hyun hyeon
sok seok suk
song seong sung
yong young yeong
un eun
tong dong
ku koo gu
u woo wu
no roh noh ro
rim lim im
ryu yoo yu ryoo
chon jon jeon chun cheon
cho jo
kang gang
hui hee
kon gun geon kun
dae tae
jang chang
bae pae
so seo suh
son seon sun
sung seung
jae chae
gi ki kee
gyu kyu
gil kil
gwang kwang
bok pok
bong pong
ban pan
bang pang
bom beom pom bum
gum geum kum keum
hyok hyeok hyuk
yol yeol yeul
sop seop sup sub
ju joo chu
ji jee chi
ko go koh
son sohn
sin shin
an ahn
kwon gwon
kyong gyeong kyung
myong myeong myung
pyong byeong byung
wang hwang
jin chin
ping bing
zedong tsetung
nguyen nguen
kazuo kadzuo
schmidt schmitt schmid smid
meyer maier mayer meier mayr
perez peres
gonzalez gonzales
rodriguez rodrigues
fernandez fernandes
hernandez hernandes
aleksei aliaksei oleksii alexei aleksey alexey
aleksandr aliaksandr oleksandr alexander
andrei andrii andrey andriy
anna hanna ganna
artem artsiom artyom
boris barys borys
dmitry dzmitry dmytro dmitri
ekaterina katsiaryna kateryna yekaterina
elena alena olena yelena
evgeny yauhen yevhen yevgeny evgeni
fedor fiodar fedir fyodor
gennady henadz henadzi hennadii gennadiy
grigori ryhor hryhorii grigory grigoriy hryhoriy
igor ihar ihor
konstantin kanstantsin kostiantyn
leonid leanid
natalia natallia nataliia natalya
nikolai mikalai mykola nikolay
oleg aleh oleh
olga volha olha
sergei siarhei serhii sergey serhiy
svetlana sviatlana svitlana
tatiana tatsiana tetiana
valentin valiantsin
viktor viktar
vladimir uladzimir volodymyr`;
