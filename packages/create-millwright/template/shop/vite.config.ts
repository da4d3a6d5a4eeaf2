import { shop } from '@millwright/host/vite'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [shop()] })
