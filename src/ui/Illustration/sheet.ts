import './IllustrationSheet.scss'
