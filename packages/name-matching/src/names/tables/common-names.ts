import { fold } from '../fold.js';
import { wordsOfList } from './words-of-list.js';

/**
 * Given and family names that very many people have, by region, in the usual spelling. Written for this project. Lists
 * of sanctioned people do not show how common these are: their counts depend on who is sanctioned.
 */
const COMMON_NAMES = `
james john robert michael william david richard joseph thomas charles christopher daniel matthew anthony mark donald
steven paul andrew joshua kenneth kevin brian george timothy ronald edward jason jeffrey ryan jacob gary nicholas eric
jonathan stephen larry justin scott brandon benjamin samuel gregory frank alexander patrick raymond jack dennis jerry
mary patricia jennifer linda elizabeth barbara susan jessica sarah karen lisa nancy betty margaret sandra ashley
kimberly emily donna michelle carol amanda dorothy melissa deborah stephanie rebecca sharon laura cynthia kathleen amy
angela shirley anna brenda pamela emma nicole helen samantha katherine christine rachel carolyn janet catherine maria
smith johnson williams brown jones miller davis wilson anderson taylor moore jackson martin lee thompson white harris
clark lewis robinson walker young allen king wright scott hill green adams nelson baker hall campbell mitchell carter
roberts phillips evans turner parker collins edwards stewart morris murphy cook rogers morgan cooper peterson reed
bailey bell kelly howard ward cox richardson watson brooks bennett gray james hughes price myers foster russell
antonio jose manuel francisco juan david javier carlos miguel rafael pedro angel alejandro fernando luis sergio pablo
jorge alberto alvaro diego adrian raul ivan enrique ramon vicente roberto ricardo eduardo mario oscar andres hector
carmen ana isabel dolores pilar teresa rosa josefa cristina angeles lucia marta elena antonia francisca paula raquel
mercedes beatriz gloria sofia silvia patricia andrea monica juana claudia veronica gabriela luz
garcia rodriguez gonzalez fernandez lopez martinez sanchez perez gomez jimenez ruiz hernandez diaz moreno munoz alvarez
romero alonso gutierrez navarro torres dominguez vazquez ramos gil ramirez serrano blanco molina morales suarez ortega
delgado castro ortiz rubio marin sanz nunez iglesias medina garrido cortes castillo santos guerrero cano prieto mendez
cruz herrera flores vargas rivera reyes mendoza rojas aguilar chavez salazar contreras guzman espinoza silva vega soto
joao paulo lucas gabriel marcos rodrigo bruno rui tiago felipe gustavo marcelo leonardo guilherme adriana juliana
marcia fernanda aline camila bruna leticia catarina joana ines
santos oliveira souza rodrigues ferreira alves pereira lima gomes costa ribeiro martins carvalho almeida lopes soares
fernandes vieira barbosa rocha dias nunes mendes moreira cardoso teixeira correia pinto machado araujo monteiro
mohamed ahmed ali hassan hussein omar ibrahim khalid mustafa abdullah youssef karim tariq samir hamza bilal walid said
salem nasser saleh mahmoud khalil mansour hamdan rashid haddad khoury amin rahman aziz osman sultan jamal kamal hamid
majid faisal saad fahd salman nabil ziad rami hisham imad adel ashraf sami yasin zakaria anwar jaber saif qasim abbas
fatima aisha maryam khadija zainab layla salma huda amina nour rania samira noor hanan mona sara yasmin nadia leila
muhammad imran rahul amit sanjay vijay rajesh suresh arjun usman ravi deepak anil sunil ashok manoj ramesh rakesh vinod
ajay anita sunita pooja priya kavita neha meena rekha asha geeta seema shahid asif nadeem zahid farhan kashif
khan singh kumar sharma patel gupta hussain malik shah iqbal qureshi chaudhry reddy rao nair das mehta verma jain akhtar
butt mirza raja begum yadav mishra joshi agarwal bhatt thakur chauhan siddiqui ansari sheikh bano kaur devi islam
hossain akter rahim chowdhury
wei fang na min jing li qiang lei jun yang yong yan jie juan tao ming chao xia ping gang hui lin hong bo bin feng hua
yun xin ying yu mei jian peng kai hao bing dan ning xue
wang zhang liu chen huang zhao wu zhou xu sun ma zhu hu guo he gao luo zheng liang xie tang song han deng feng cao peng
zeng xiao tian dong pan yuan cai jiang yu du ye cheng wei su lu ding ren lu yao shen
kim lee park choi jung kang cho yoon jang lim shin oh seo kwon hwang ahn hong yoo moon bae son noh
yong chol song nam sung jin ho il hyon kwang myong
aleksandr sergey dmitry andrey alexey ivan mikhail nikolai vladimir pavel artem oleg igor yury viktor maxim denis
evgeny roman anton konstantin elena olga natalia irina tatiana svetlana ekaterina yulia anastasia galina lyudmila
ivanov smirnov kuznetsov popov vasiliev petrov sokolov mikhailov novikov fedorov morozov volkov alekseev lebedev semenov
egorov pavlov kozlov stepanov nikolaev orlov andreev makarov nikitin zakharov romanov sergeev shevchenko kovalenko
bondarenko tkachenko kravchenko
mehmet fatma ayse ahmet emine hatice huseyin zeynep hasan elif meryem osman yusuf murat kemal emre serkan yasar recep
yilmaz kaya demir celik sahin yildiz yildirim ozturk aydin ozdemir arslan dogan kilic cetin kara koc kurt ozkan simsek
polat erdogan
anh huong minh lan hung mai tuan linh dung thao nam hoa hai ngoc long trang phuong quang thu duc thanh tien
nguyen tran le pham hoang phan vu vo dang bui do ho ngo duong truong dinh
mamadou fatou moussa aminata ibrahima mariama ousmane abdoulaye oumar amadou cheikh
diallo traore toure ndiaye ba sow diop fall keita camara coulibaly kone cisse okafor musa mensah bah jallow bello
mohammad fatemeh zahra hossein reza mehdi amir saeed hamid farhad mohsen akbar javad
mohammadi hosseini ahmadi karimi rezaei moradi jafari rahimi hashemi ebrahimi mousavi sadeghi akbari heydari kazemi
jean pierre michel andre philippe alain bernard marie nathalie isabelle
bernard dubois thomas petit durand leroy laurent
hans peter wolfgang klaus werner thomas muller schmidt schneider fischer weber meyer wagner becker schulz hoffmann
giuseppe giovanni marco luca francesco paolo rossi russo ferrari esposito bianchi romano
piotr krzysztof andrzej tomasz marcin nowak kowalski wisniewski
hiroshi takashi kenji yuki sato suzuki takahashi tanaka watanabe ito yamamoto nakamura kobayashi kato
siti budi dewi agus putri nur reyes bautista ocampo
abdi mohamud farah warsame osman abdirahman tesfaye bekele`;

const common = new Set(wordsOfList(COMMON_NAMES).map(fold));

/** Gomes and Gomez are two spellings in Latin America and on lists. */
const sounding = (folded: string) => folded.replaceAll('z', 's');

/** Whether two words are different names that very many people have: one is then no typo of the other. */
export const areTwoCommonNames = (left: string, right: string): boolean =>
  common.has(left) && common.has(right) && sounding(left) !== sounding(right);

/** Whether very many people have this name, by its folded spelling. */
export const isCommonName = (folded: string): boolean => common.has(folded);
