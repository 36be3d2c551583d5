import fs from 'fs';
import {randomOf} from './idcheck/random.mjs';
import {inventPerson} from './idcheck/persons.mjs';
import {specimenOf} from './idcheck/specimen.mjs';
import {photographOf} from './idcheck/photograph.mjs';
fs.mkdirSync('/tmp/photos',{recursive:true});
let n=0;for(const l of ['easy','medium','hard'])for(const f of ['TD3','TD1','TD2','MRVA','MRVB','TD3','TD1','TD3','TD1','TD3']){const r=randomOf(5000+n++);const s=await specimenOf(r,inventPerson(r),f);const name=`/tmp/photos/${l}-${f}-${n}`;fs.writeFileSync(name+'.jpg',await photographOf(r,s.picture,l));fs.writeFileSync(name+'.txt',s.lines.join('\n'))}
