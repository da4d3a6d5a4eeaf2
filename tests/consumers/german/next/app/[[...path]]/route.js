// The whole shop in Next's one catch-all route.
const opened = import(/* turbopackIgnore: true */ process.env.SHOP).then(async ({ default: shop }) => {
  await shop.ready()
  return shop
})
// Next drops the `Content-Encoding` of a response, so the shop sends plain bodies and Next compresses them.
const answer = async (request) => {
  const headers = new Headers(request.headers)
  headers.delete('accept-encoding')
  return (await opened).fetch(new Request(request, { headers }))
}

export { answer as GET, answer as HEAD, answer as POST }
export const dynamic = 'force-dynamic'
