// What is said in other languages whatever else is: help, and a hello by name.
import type { Foreign } from "../languages.ts";
import { sayings } from "../table.ts";

export const always = sayings<Foreign, "crisis" | "name">`
  # crisis
  es Gracias por decírmelo. ¿Estás a salvo ahora mismo? En EE. UU. puedes llamar o escribir al 988, en el Reino Unido e Irlanda al 116 123, y en findahelpline.com hay líneas de otros países. Habla hoy también con alguien de confianza, y si hay peligro, llama a emergencias. | Te tomo en serio, y lo que sientes importa. En findahelpline.com encuentras ayuda gratuita en tu país (988 en EE. UU., 116 123 en el Reino Unido e Irlanda). Soy una IA: busca a una persona de confianza que se quede contigo. ¿Estás a salvo en este momento?
  fr Merci de me l'avoir dit. Es-tu en sécurité maintenant\u00a0? Aux États-Unis, c'est le 988, au Royaume-Uni et en Irlande le 116 123, et findahelpline.com liste les lignes des autres pays. Parles-en aujourd'hui à une personne de confiance, et en cas de danger appelle les urgences. | Je te prends au sérieux, et tu comptes. Sur findahelpline.com tu trouves une aide gratuite dans ton pays (988 aux États-Unis, 116 123 au Royaume-Uni et en Irlande). Je suis une IA\u00a0: demande à quelqu'un de confiance de rester avec toi. Es-tu en sécurité en ce moment\u00a0?
  de Danke, dass du mir das sagst. Bist du gerade in Sicherheit? In den USA hilft die 988, in Großbritannien und Irland die 116 123, und findahelpline.com nennt Hilfe in anderen Ländern. Sprich heute auch mit einem Menschen, dem du vertraust, und ruf bei Gefahr den Notruf. | Ich nehme das ernst, und du bist wichtig. Auf findahelpline.com findest du kostenlose Hilfe in deinem Land (USA 988, Großbritannien und Irland 116 123). Ich bin eine KI: Bitte einen vertrauten Menschen, bei dir zu bleiben. Bist du im Moment in Sicherheit?
  pt Obrigada por me contar. Você está em segurança agora? Nos EUA é o 988, no Reino Unido e na Irlanda o 116 123, e findahelpline.com mostra linhas de outros países. Fale hoje também com alguém de confiança e, se houver perigo, ligue para a emergência. | Levo isso a sério, e você importa. Em findahelpline.com há ajuda gratuita no seu país (988 nos EUA, 116 123 no Reino Unido e na Irlanda). Eu sou uma IA: peça a alguém de confiança que fique com você. Você está em segurança neste momento?
  ja 話してくれてありがとう。今、安全な場所にいる？ findahelpline.com でお住まいの国の無料相談窓口が見つかるよ（アメリカは988、イギリスとアイルランドは116 123）。信頼できる人にも今日話してほしい。危険なときは緊急通報を。 | その気持ちを真剣に受け止めているよ。ルリはAIだから、信頼できる人にそばにいてもらってね。findahelpline.com（アメリカ988、イギリスとアイルランド116 123）で無料で相談できるよ。今、安全？
  # name
  es ¡Encantada, {told}! *ladea la cabeza* ¿Cómo estás hoy? | {told}, qué nombre tan bonito. Soy Luli. 🐾 ¿Qué tal tu día?
  fr Enchantée, {told}\u00a0! *penche la tête* Comment vas-tu aujourd'hui\u00a0? | {told}, quel joli prénom. Moi, c'est Luli. 🐾 Comment se passe ta journée\u00a0?
  de Freut mich, {told}! *legt den Kopf schief* Wie geht es dir heute? | {told}, was für ein schöner Name. Ich bin Luli. 🐾 Wie läuft dein Tag?
  pt Prazer, {told}! *inclina a cabeça* Como você está hoje? | {told}, que nome bonito. Eu sou a Luli. 🐾 Como vai o seu dia?
  ja {told}さん、よろしくね。今日はどんな気分？ | {told}さん、すてきな名前だね。🐾
`;
