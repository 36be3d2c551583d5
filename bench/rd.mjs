import fs from 'fs';
const {readImage}=await import('../dist/subgraphs/screening/id-check/reading/read-image.js');
const t0=[];let by={};
for(const f of fs.readdirSync('/tmp/photos').filter(x=>x.endsWith('.jpg')&&(!process.argv[2]||x.startsWith(process.argv[2])))){const b=fs.readFileSync('/tmp/photos/'+f);const want=fs.readFileSync('/tmp/photos/'+f.replace('.jpg','.txt'),'utf8');
const u=process.cpuUsage();const r=await readImage(b,{step:'front',kind:'passport'},8000);const v=process.cpuUsage(u);const ms=(v.user+v.system)/1000;t0.push(ms);
const ok=r.zone?.valid?(r.zone.lines.join('\n')===want?'full':'WRONG'):'no';const l=f.split('-')[0];by[l]??={};by[l][ok]=(by[l][ok]||0)+1;
console.log(f,ok,ms|0,r.zone?.repaired,r.quality?.map(q=>q.code+(q.unusable?'!':'')).join(),r.width+'x'+r.height);if(ok!=='full'&&process.argv[3]){console.log(want);console.log(r.zone?.lines.join('\n'))}}
t0.sort((a,b)=>a-b);console.log(by,'median',t0[t0.length>>1]|0,'p95',t0[Math.floor(t0.length*.95)]|0);
