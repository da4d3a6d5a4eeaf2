/** The mall API that `/mall` requests. */
export function GET() {
  const data = [{ hotSearchId: 1, title: 'Deep groove', content: '6205-2RS' }]
  return Response.json({ code: '00000', msg: '', success: true, data })
}
