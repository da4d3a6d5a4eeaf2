import { WebSocket } from 'ws'
import { spawn, execSync } from 'node:child_process'
import { openChatLine } from '@millwright/api-client/openChatLine'
import { openTalk, stepTalk } from '@millwright/domain/chatTalk'
const shop='http://localhost:4970', api='http://localhost:4971'
const r = await fetch(`${shop}/login?lang=zh`,{method:'POST',headers:{origin:shop},redirect:'manual',body:new URLSearchParams({intent:'login',userName:'buyer',passWord:'Mall2026!',tab:'account',agreed:'1'})})
const cookie=r.headers.getSetCookie().map(c=>c.split(';')[0]).join('; ')
const find=async(q:string)=>{const a=await fetch(`${shop}/chat.data?sid=5&${q}`,{headers:{cookie}}).then(x=>x.json()) as any; if(!a.page?.props?.room) throw new Error('no room'); return a.page.props.room}
const room=await find('')
let talk=openTalk(room); let stand=''
const happen=(e:any)=>{const [n,f]=stepTalk(talk,e); talk=n; for(const x of f as any[]){ if(x.do==='send') line.say(x.text); if(x.do==='ask') find(`${x.way}=${x.seq}`).then(v=>happen({on:'found',way:x.way,messages:v.messages,more:x.way==='after'?v.later:v.more}),()=>happen({on:'notFound',way:x.way})) } }
const line=openChatLine('ws://localhost:4970/_chat',{stand:s=>{stand=s.stand; console.log(new Date().toISOString().slice(14,23),s.stand,s.tries); happen({on:'stand',stand:s.stand})},frame:f=>happen({on:'frame',frame:f})},
 {connect:(u)=>{const w=new WebSocket(u,{headers:{cookie},origin:shop}); const o:any={send:(t:string)=>{try{w.send(t)}catch{}},close:()=>w.terminate(),onopen:null,onclose:null,onmessage:null}; w.on('open',()=>o.onopen?.()); w.on('close',()=>o.onclose?.()); w.on('error',()=>{}); w.on('message',d=>o.onmessage?.({data:String(d)})); return o}, set:(run,ms)=>setTimeout(run,ms), clear:(t)=>clearTimeout(t as any)})
line.begin()
const wait=(ms:number)=>new Promise(r=>setTimeout(r,ms))
await wait(2500)
const ids:string[]=[]
const say=(t:string)=>{const id='kill-'+Date.now()+'-'+ids.length; ids.push(id); happen({on:'say',id,msgType:1,content:t,time:Date.now()})}
const pid=execSync("ss -ltnp 'sport = :4971'").toString().match(/pid=(\d+)/)![1]
for(let n=0;n<6;n++){ say('消息 '+n); if(n===3){ process.kill(Number(pid),'SIGKILL'); console.log('killed',pid)} await wait(40) }
const again=spawn(process.execPath,['--conditions=@millwright/source','apps/mall-api/src/main.ts'],{cwd:'/work/try-chat',env:{...process.env,API_PORT:'4971',DATA_DIR:'/work/try-chat/.data'},stdio:['ignore','pipe','inherit']})
await new Promise<void>(r=>again.stdout.on('data',d=>{if(String(d).includes('ready')){console.log(new Date().toISOString().slice(14,23),'api is back');r()}}))
while(stand!=='open'){ if(stand==='lost'){console.log('pressed: connect again');line.begin()} await wait(500)}
await wait(3000)
for(const m of talk.messages) if(m.state==='failed') happen({on:'resend',id:m.id})
await wait(4000)
const kept=(await find('after=0')).messages.filter((m:any)=>ids.includes(m.clientMsgId)).map((m:any)=>m.content)
console.log('said',ids.length,'kept',kept.length,'distinct',new Set(kept).size,'shown once',ids.every(i=>talk.messages.filter(m=>m.id===i&&m.seq).length===1), 'order', JSON.stringify(talk.messages.map(m=>m.seq))===JSON.stringify([...talk.messages.map(m=>m.seq)].sort((a,b)=>a!-b!)))
line.leave(); again.kill('SIGTERM'); await wait(500); process.exit(0)
