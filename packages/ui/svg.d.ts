declare const address: string
export default address
