/**
 * Pairs of names written by hand, which match or do not: `left | right`, by subject. The tables and rules were written
 * by the same hand with these pairs in view: they show that nothing is lost, not how well unseen names are matched.
 */
const PERSONS = {
  'short forms': [
    `Bill Thornbury | William Thornbury
    Dick Oberhauser | Richard Oberhauser
    Peggy Llewellyn | Margaret Llewellyn
    Jack Braithwaite | John Braithwaite
    Ted Fairclough | Edward Fairclough
    Chuck Hargreaves | Charles Hargreaves
    Betty Penrose | Elizabeth Penrose
    Nell Ashdown | Eleanor Ashdown
    Harry Dunmore | Henry Dunmore
    Bert Caldwell | Albert Caldwell
    Lottie Stratton | Charlotte Stratton
    Brad Holloway | Bradford Holloway
    Mick Pruitt | Michael Pruitt
    Shelly Brewster | Michelle Brewster
    Polly Whitaker | Mary Whitaker
    Jerry Lundquist | Gerald Lundquist
    Nate Delgado | Nathaniel Delgado
    Cathy Goldfarb | Catherine Goldfarb
    Gus Ferraro | Augustus Ferraro
    Tilly Henderson | Matilda Henderson
    Win Pemberton | Winston Pemberton
    Zack Lockwood | Zachary Lockwood
    Ronnie Whitcombe | Ronald Whitcombe
    Sandy Mackintosh | Alexander Mackintosh
    Trish Sutherland | Patricia Sutherland
    Gina Harrington | Regina Harrington`,
    `Michael Thornbury | Michelle Thornbury
    Daniel Oberhauser | Danielle Oberhauser
    Bradley Llewellyn | Bradford Llewellyn
    Albert Braithwaite | Alfred Braithwaite
    Edward Fairclough | Edmund Fairclough
    Christopher Hargreaves | Christine Hargreaves
    Frances Penrose | Francis Penrose
    Gerald Ashdown | Jeremy Ashdown
    Robert Dunmore | Herbert Dunmore
    Patrick Caldwell | Patricia Caldwell
    Alexander Stratton | Alan Stratton
    Samuel Holloway | Samantha Holloway
    Joan Pruitt | John Pruitt
    Julia Brewster | Julian Brewster
    Paul Whitaker | Paula Whitaker
    Martin Lundquist | Martha Lundquist
    Nathaniel Delgado | Nathan Delgado Ruiz Ferraro
    Harold Goldfarb | Henry Goldfarb
    Eleanor Ferraro | Ellen Ferraro
    Leonard Henderson | Leopold Henderson
    Gabriel Pemberton | Gabrielle Pemberton
    Carl Lockwood | Carla Lockwood
    Theodore Whitcombe | Theodora Whitcombe
    Denis Mackintosh | Denise Mackintosh
    Louis Sutherland | Louise Sutherland
    Maxwell Harrington | Maximilian Harrington`,
  ],
  'titles and particles': [
    `Dr Tariq Quillabad | Tariq Quillabad
    Captain James Thornbury | James Thornbury
    Peter van den Broeckhoven | Peter Broeckhoven
    Ludwig von Kaltenbach | Ludwig Kaltenbach
    Maria de la Zabaleta | Maria Zabaleta
    Prince Khalid Quillani | Khalid Quillani
    Judge Thomas Harrington | Thomas Harrington
    Abdallah al Quillani | Abdallah Quillani
    Sheikh Omar Quillabadi | Omar Quillabadi
    Anna Maria di Castelbianco | Anna Maria Castelbianco
    Jean d'Aubervilliers | Jean Aubervilliers
    Colonel Ivan Rogozhkin | Ivan Rogozhkin`,
    `Prince Harrington | Khalid Harrington
    Judge Thornbury | Thomas Thornbury
    Major Kowalczyk | Anna Kowalczyk
    Duke Ellington | Edward Duke
    Stephen King | King Abdullah
    Dean Lockwood | Peter Lockwood
    Marshall Vandermeer | Kevin Vandermeer
    Van Morrison | George Morrison
    Ben Whitcombe | Oliver Whitcombe
    Earl Henderson | Logan Henderson
    Al Capone | Al Jazari
    Di Nguyen | Van Nguyen
    Bin Zhang | Bin Wang
    Lord Byron | Byron Castellanos`,
  ],
  'order of fathers': [
    `Faisal bin Turki | Faysal ibn Turki
    Nayef bin Khalid bin Saud | Nayif bin Khalid
    Khalid Faisal Quillani | Khaled bin Faisal al Quillani
    Sultan bin Zayed Quillani | Sultan Zayed Quillani
    QUILLANI, Turki bin Faisal | Turki bin Faisal Quillani
    Mansour bin Hamad bin Khalifa | Mansoor Hamad Khalifa`,
    `Faisal bin Turki | Turki bin Faisal
    Nayef bin Khalid bin Saud | Khalid bin Nayef bin Saud
    Sultan bin Zayed | Zayed bin Sultan
    Hamad bin Khalifa | Khalifa bin Hamad
    Omar ibn Yusuf | Yusuf ibn Omar
    Talal bin Abdulaziz | Abdulaziz bin Talal
    Saad bin Jassim | Jassim bin Saad`,
  ],
  'other scripts': [
    `פטר קווילנסקי | Peter Kvilansky
    דוד לוי | David Levi
    משה כהן | Moshe Cohen
    יעקב פרידמן | Yaakov Friedman
    שרה גולדברג | Sarah Goldberg
    אברהם רוזנברג | Avraham Rosenberg
    יוסף בן דוד | Yosef Ben David
    マイケル・ジョンソン | Michael Johnson
    ジョージ・ハリントン | George Harrington
    ロバート・ミラー | Robert Miller
    田中 健一 | Kenichi Tanaka
    山本 太郎 | Taro Yamamoto
    佐藤 花子 | Hanako Sato
    高橋 誠 | Makoto Takahashi
    渡辺 明 | Akira Watanabe
    さとう はなこ | Hanako Sato
    이민호 | Lee Min-ho
    박지성 | Park Ji-sung
    최윤희 | Choi Yoon-hee
    정우성 | Jung Woo-sung
    陳大文 | Chan Tai Man
    黃志強 | Wong Chi Keung
    李嘉誠 | Li Ka-shing
    蔣經國 | Chiang Ching-kuo
    张伟 | Chang Wei
    عبد الرحيم الكويلاني | Abdul Rahim al Kuwaylani
    خالد منصور | Khalid Mansour
    نادية سليمان | Nadia Suleiman
    Γιώργος Παπαδόπουλος | Giorgos Papadopoulos
    Նիկոլ Փաշինյան | Nikol Pashinyan`,
    `דוד לוי | David Cohen
    משה כהן | Miriam Cohen
    マイケル・ジョンソン | Michael Jackson
    田中 健一 | Taro Tanaka
    佐藤 花子 | Hanako Suzuki
    이민호 | Lee Yun-seo
    박지성 | Kim Ji-sung
    陳大文 | Chan Chi Keung
    张伟 | Zhang Min
    خالد منصور | Khalid Quillani
    نادية سليمان | Nadia Mansour
    Γιώργος Παπαδόπουλος | Giorgos Antoniou`,
  ],
  'spellings and typos': [
    `Yousef Quillani | Youssef Kuillani
    Sergei Rogozhkin | Sergey Rogojkin
    Jurgen Schwarzkopf | Juergen Schwartzkopf
    Tran Van Quillam | Van Quillam Tran
    Park Geun Hye | Bak Geunhye
    Oluwaseun Adebayo-Quill | Adebayo Quill Oluwaseun
    Ramón Zabaleta Ruiz | Zabaleta, Ramon
    Jose Luis Cifuentes | J. L. Cifuentes
    Mehmet Yildizoglu | Mehmed Yıldızoğlu
    Krzysztof Szymczakowski | Krzystof Szymczakowski
    Lakshmi Venkataraman | Laxmi Venkatraman
    Aung Kyaw Quill | U Aung Kyaw Quill
    Phillipa Braithwaite | Philippa Braithwait
    Fatoumata Quillabe | Fatumata Quillabeh`,
    `Maria Zabaleta | Mario Zabaleta
    Ivan Rogozhkin | Igor Rogozhkin
    Nguyen Van Thanh | Nguyen Van Hung
    Wang Xiaoming | Wang Xiaohong
    Kim Min Jun | Kim Min Seo
    Ahmed Hassan Ali | Ahmed Hussein Omar
    Rajesh Kumar Gupta | Rajesh Kumar Sharma
    Carlos Perez Gomez | Carlos Lopez Gomez
    Fatima Khan | Fatima Begum
    Juan Garcia | Jose Garcia
    Andrea Moreau | Andre Moreau
    Oleg Petrov | Olga Petrova
    Ayse Yilmaz | Ayhan Yilmaz
    Pedro Alves | Paulo Alves`,
  ],
};

const FIRMS = {
  companies: [
    `A.B.C. Quillan Ltd | ABC Quillan Limited
    R & K Harrison Traders | R and K Harrison Traders
    QT&T Inc | Q T & T Incorporated
    First Quillan Bank | 1st Quillan Bank
    Seven Seas Quillers LLC | 7 Seas Quillers LLC
    Twenty One Quill Capital | 21 Quill Capital
    3rd Element Shipping | Third Element Shipping
    Sun Flower Foods Ltd | Sunflower Foods
    BlueHarbour Logistics | Blue Harbour Logistics
    North-West Quill Metals | Northwest Quill Metals
    M.T.S. Quarrying | MTS Quarrying
    Quillan Bros. | Quillan Brothers
    Quillan Intl Trading Co | Quillan International Trading Company
    Quillan Mfg Corp | Quillan Manufacturing Corporation
    Q-Tech Systems GmbH | QTech Systems GmbH
    The Quillan Group | Quillan Group PLC
    Quillan Asset Mgmt | Quillan Asset Management
    Quillan & Sons | Quillan and Sons Ltd
    Banque Quillane de Developpement | Quillane Development Bank
    Quillan Dept Stores | Quillan Department Stores
    Tower 2 Holdings | Tower Two Holdings
    Global Quill Petrochem | Global Quill Petrochemical Company
    Saint Quillan Hospital | St. Quillan Hospital
    AO Quillanmash | Quillanmash JSC
    Quillan Eng. Works | Quillan Engineering Works
    U.S. Quill Steel | US Quill Steel`,
    `Quillan Shipping Ltd | Harbour Shipping Ltd
    First Quillan Bank | Second Quillan Bank
    Tower 2 Holdings | Tower 3 Holdings
    A.B.C. Trading | A.B.D. Trading
    Seven Seas Shipping | Nine Seas Shipping
    Northern Quill Metals | Southern Quill Metals
    Quillan Pharma | Quillan Shipping
    Blue Star Ferries | Red Star Ferries
    Bank of Quillan | Bank of Berezka
    Golden Eagle Foods | Golden Falcon Foods
    Ministry of Health | Ministry of Defence
    Hotel Miramar | Hotel Bellamar
    Delta Air Cargo | Alpha Air Cargo
    MTS Quarrying | MKS Quarrying
    21 Capital | 12 Capital
    General Electric | General Motors
    Quillan Agricultural Bank | Quillan Industrial Bank
    Royal Crown Hotel | Royal Oak Hotel`,
  ],
};

const read = (text, same, kind, subject) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((half) => half.trim()))
    .map(([left, right]) => ({ left, right, same, kind, subject }));

export const CHECKS = [
  ['person', PERSONS],
  ['entity', FIRMS],
].flatMap(([kind, subjects]) =>
  Object.entries(subjects).flatMap(([subject, [same, other]]) => [
    ...read(same, true, kind, subject),
    ...read(other, false, kind, subject),
  ]),
);
