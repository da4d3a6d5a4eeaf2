import { data } from 'react-router'

/** Every path that no screen has (R2.35, R2.36); the screen itself is drawn by the boundary around all screens. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
