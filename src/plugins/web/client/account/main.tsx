import '../styles/app.css'
