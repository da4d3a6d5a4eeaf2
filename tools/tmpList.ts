import { asking, screenCalls, mockedIn } from './checks/screenCalls.ts'
const all = screenCalls()
console.log(JSON.stringify(Object.fromEntries(all.map(({ screen, folder, calls }) => [screen, { folder, calls: Object.fromEntries(calls) }]))))
console.error(asking())
