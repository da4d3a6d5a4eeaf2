// The whole shop in Next's one catch-all route.
const opened = import(/* turbopackIgnore: true */ process.env.SHOP).then(async ({ default: shop }) => {
  await shop.ready()
  return shop
})
const answer = async (request) => (await opened).fetch(request)

export { answer as GET, answer as HEAD, answer as POST }
export const dynamic = 'force-dynamic'
