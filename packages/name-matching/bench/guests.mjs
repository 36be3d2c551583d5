/** Common given names | common family names, one culture per line: guests whose names many people share. */
const MIXES = {
  English: `james mary robert patricia john jennifer michael linda david elizabeth william barbara richard susan joseph jessica thomas sarah charles karen daniel lisa matthew nancy anthony | smith johnson williams brown jones miller davis wilson anderson taylor moore jackson martin lee thompson white harris clark lewis robinson walker young allen king wright`,
  Spanish: `antonio maria manuel carmen jose ana francisco isabel david laura juan cristina javier marta carlos lucia miguel elena rafael pilar pedro rosa angel raquel luis | garcia rodriguez gonzalez fernandez lopez martinez sanchez perez gomez martin jimenez ruiz hernandez diaz moreno alvarez munoz romero alonso gutierrez navarro torres ramos vazquez castro`,
  Arabic: `mohamed fatima ahmed aisha ali maryam omar khadija hassan zainab ibrahim layla khalid nour youssef huda mustafa salma abdullah amina hussein rania tariq samira karim | hassan ali ahmed mohamed ibrahim saleh mahmoud khalil mansour nasser hamdan said salem rashid haddad khoury najjar shaheen zaki farah amin rahman aziz osman sultan`,
  'South Asian': `muhammad ayesha imran sana rahul priya amit pooja sanjay anita vijay sunita rajesh kavita suresh neha arjun divya bilal hina usman nadia ravi meena deepak | khan singh kumar sharma patel gupta ahmed hussain malik shah iqbal qureshi chaudhry reddy rao nair das mehta verma jain akhtar butt mirza raja begum`,
  Chinese: `wei fang na min jing li qiang lei jun yang yong yan jie juan tao ming chao xiulan xia ping gang guiying bin hui lin | wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he lin gao luo zheng liang xie tang song`,
  Korean: `minjun seoyeon jihoon jiwoo hyunwoo subin dongmin yuna sungho hyejin youngsoo minji jaehyun sujin taeyang eunji seungmin jiyoung kyungsoo haeun sangwoo mina jinho soyeon woojin | kim lee park choi jung kang cho yoon jang lim han oh seo shin kwon hwang ahn song hong yoo ko moon yang bae son`,
  Russian: `aleksandr elena sergey olga dmitry natalia andrey irina alexey tatiana ivan anna mikhail svetlana maxim maria nikolai ekaterina vladimir anastasia pavel yulia artem daria oleg | ivanov smirnov kuznetsov popov vasiliev petrov sokolov mikhailov novikov fedorov morozov volkov alekseev lebedev semenov egorov pavlov kozlov stepanov nikolaev orlov andreev makarov nikitin zakharov`,
  Turkish: `mehmet fatma mustafa ayse ahmet emine ali hatice huseyin zeynep hasan elif ibrahim meryem osman merve yusuf busra murat esra omer sultan kemal dilek emre | yilmaz kaya demir celik sahin yildiz yildirim ozturk aydin ozdemir arslan dogan kilic aslan cetin kara koc kurt ozkan simsek polat korkmaz cakir erdogan gunes`,
  Vietnamese: `anh huong minh lan hung mai tuan linh dung thao nam hoa hai ngoc long trang son phuong quang thu duc ha khanh yen hieu | nguyen tran le pham hoang phan vu vo dang bui do ho ngo duong ly truong dinh mai trinh lam doan cao luong ha ta`,
  Portuguese: `joao maria jose ana antonio francisca carlos adriana paulo juliana pedro marcia lucas fernanda luiz patricia marcos aline gabriel camila rafael amanda daniel bruna bruno | silva santos oliveira souza rodrigues ferreira alves pereira lima gomes costa ribeiro martins carvalho almeida lopes soares fernandes vieira barbosa rocha dias nunes mendes moreira`,
  'West African': `mamadou fatou moussa aminata ibrahima mariama ousmane awa abdoulaye khady oumar ndeye amadou aissatou chinedu ngozi emeka amina yusuf kwame akosua kofi ama ebrima bintou | diallo traore toure ndiaye ba sow diop fall keita camara coulibaly kone sarr cisse okafor okonkwo ibrahim musa mensah owusu boateng bah jallow ceesay sesay`,
  Persian: `mohammad fatemeh ali zahra hossein maryam reza narges mehdi leila amir sara hassan azadeh saeed nasrin majid shirin hamid parisa farhad mina behzad elham kourosh | mohammadi hosseini ahmadi karimi rezaei moradi jafari rahimi hashemi ebrahimi mousavi ghasemi sadeghi akbari heydari rostami shirazi tehrani kazemi bagheri norouzi amiri soltani ghorbani najafi`,
};

const lists = Object.entries(MIXES).map(([mix, text]) => [mix, text.split('|').map((half) => half.trim().split(' '))]);
const capital = (word) => word[0].toUpperCase() + word.slice(1);

/** All guests of each mix in a random order, at most `count`. */
export function guests(random, count) {
  return lists.map(([mix, [given, family]]) => {
    const all = given.flatMap((one) => family.map((other) => `${capital(one)} ${capital(other)}`));
    return { mix, names: random.sample(all, count) };
  });
}
