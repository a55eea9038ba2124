// What is said whatever else is: a gentle question where it may be needed, in other languages help, and a hello by name.
import type { Spoken } from "../../memory/lines.ts";
import { sayings } from "../table.ts";

export const always = sayings<Spoken, "crisis" | "name" | "worried">`
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
  # worried
  en That sounds heavy, and I'm glad you told me. I'm an AI, and I take what you say seriously. Are you all right? | I'm listening, and there is no hurry. Whatever it is, you don't have to sit with it by yourself. Do you want to tell me how bad it is?
  es Eso suena muy duro, y me alegra que me lo cuentes. Soy una IA y te tomo en serio. ¿Estás bien? | Te escucho, sin prisa. Sea lo que sea, no tienes que cargarlo a solas. ¿Quieres contarme cómo estás ahora?
  fr Ça a l'air lourd, et c'est bien que tu me le dises. Je suis une IA et je te prends au sérieux. Est-ce que ça va ? | Je t'écoute, sans hâte. Quoi que ce soit, tu n'as pas à le porter sans personne. Tu veux me dire comment tu te sens, là ?
  de Das klingt schwer, und es ist gut, dass du es mir sagst. Ich bin eine KI und nehme dich ernst. Geht es dir so weit gut? | Ich höre dir zu, ganz in Ruhe. Was es auch ist, du musst es nicht allein tragen. Magst du mir sagen, wie es dir gerade geht?
  pt Isso parece pesado, e que bom que você me contou. Eu sou uma IA e levo você a sério. Você está bem? | Estou ouvindo, sem pressa. Seja o que for, você não precisa carregar sem ninguém. Quer me dizer como está agora?
  ja それはつらいね、話してくれてよかった。ルリはAIだけど、ちゃんと受け止めているよ。大丈夫？ | ゆっくりでいいよ、聞いているからね。一人でかかえなくていいんだよ。今、どんな気持ち？
`;
