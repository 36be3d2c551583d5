/** Given names and patronymics as spelled in Russian, Belarusian and Ukrainian documents; one name per line. */
export const SLAVIC_NAMES = `
aleksandr aliaksandr oleksandr alexander
anatoly anatoliy anatol anatolii
evgeniya yevgeniya yauheniya yevheniya
ekaterina katsiaryna kateryna yekaterina
elena alena olena yelena
grigorievich grigoryevich ryhoravich hryhorovych
georgy heorhi heorhii georgiy
irina iryna
ilya illia illya
ivanovich ivanavich ivanovych
mikhail mikhailo mykhailo mikhal
maksim maksym maxim
pavel paval pavlo
petr piotr pyotr petro
roman raman
stepan stsiapan
timofey tsimafei tymofii
vasily vasil vasyl vasiliy
vitaly vital vitalii vitaliy
vyacheslav viachaslau viacheslav
vladislav uladzislau vladyslav
yaroslav yaraslau
stanislav stanislau
yegor yahor iahor egor yehor
dmitry dzmitry dzmitryi dmytro dmitriy dmitrii
vladimirovich uladzimiravich uladzimirovich volodymyrovych vladimirovitch
sergeevich sergeyevich siarheevich siarheyevich serhiiovych
nikolaevich nikolayevich mikalaevich mikalayevich mykolaiovych
alekseevich alekseyevich aliakseevich aliakseyevich oleksiiovych
aleksandrovich alexandrovich aliaksandravich oleksandrovych
evgenievich evgenyevich yevgenievich yevgenyevich yauhenavich yaugenavich yevhenovych
gennadievich gennadyevich gennadiyevich genadzevich henadzevich hennadiiovych
anatolievich anatolyevich anatoliyevich anatolevich anatoliiovych
mikhailovich mikhailavich mykhailovych
viktorovich viktaravich viktorovych
petrovich piatrovich petrovych
vasilievich vasilyevich vasilevich vasylovych
leonidovich leanidavich leonidovych
dmitrievich dmitriyevich dzmitryevich dzmitrievich dmytrovych
valentinovich valiantsinavich valentynovych
konstantinovich kanstantsinavich kostiantynovych
pavlovich paulavich pavlovych
igorevich iharavich ihorovych
olegovich alehavich olehovych
yurievich yuryevich iurevich yuryevych
timofeevich timofeyevich tsimafeevich
fedorovich fiodaravich fedorovych
vladimirovna uladzimirauna uladzimirawna volodymyrivna
sergeevna sergeyevna siarheeuna serhiivna
nikolaevna nikolayevna mikalaeuna mykolaivna
aleksandrovna alexandrovna aliaksandrauna oleksandrivna
viktorovna viktarauna viktorivna
ivanovna ivanauna ivanivna
petrovna piatrouna petrivna`;
