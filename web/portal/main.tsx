import { createRoot } from 'react-dom/client';
import { App } from './app.js';
import './look/portal.css';

createRoot(document.getElementById('app')!).render(<App />);
