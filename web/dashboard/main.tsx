import { createRoot } from 'react-dom/client';
import { App } from './app.js';
import './look/dashboard.css';

createRoot(document.getElementById('app')!).render(<App />);
