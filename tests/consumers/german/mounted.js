// The shop below an API of its host's own, in Hono.
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import shop from './build/server/shop.js'

const app = new Hono()
app.get('/api/hours', (context) => context.json({ open: '8-17' }))
app.all('*', (context) => shop.fetch(context.req.raw, context.env))

await shop.ready()
serve({ fetch: app.fetch, port: 0 }, ({ port }) => console.log(`http://localhost:${port}`))
