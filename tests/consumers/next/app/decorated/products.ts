export { products } from '../../../shop/products.ts'
