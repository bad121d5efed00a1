import { Image } from '@tarojs/components'
import './CardPhoto.scss'

/** A whole picture as large as its frame allows; the words around it say what it shows. */
export const CardPhoto = ({ address }: { readonly address: string }) => (
  <Image className="card-photo" src={address} mode="aspectFit" aria-hidden="true" />
)
